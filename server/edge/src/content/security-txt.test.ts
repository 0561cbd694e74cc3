import { join } from 'node:path';
import { openStore } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { pageOptions } from '@cpal/delivery/testing/page-options';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();
const dayMs = 86_400_000;
let port: number;
let clock: { now: number };

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  const edge = await makeEdge(store);
  clock = edge.clock;
  port = await start(edge.app);
});

const read = async () => {
  const { status, headers, body } = await ask(port, '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return new Map(
    body
      .toString()
      .trim()
      .split('\n')
      .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)] as const),
  );
};

it('names whom to tell of a weakness', async () => {
  expect([...(await read())]).toEqual([
    ['Contact', 'mailto:security@cpal.example'],
    ['Expires', expect.any(String)],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${pageOptions.publicUrl}/.well-known/security.txt`],
  ]);
});

it.each(['2026-11-30T12:00:00Z', '2031-02-28T23:59:59Z'])(
  'has not expired at %s, and does within a year',
  async (at) => {
    clock.now = Date.parse(at);
    const aheadMs = Date.parse((await read()).get('Expires') ?? '') - clock.now;
    expect(aheadMs).toBeGreaterThan(170 * dayMs);
    expect(aheadMs).toBeLessThan(365 * dayMs);
  },
);
