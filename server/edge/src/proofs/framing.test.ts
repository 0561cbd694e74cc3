import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openStore } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { type Attack, type Form } from '../testing/framing/form';
import { forms, methods } from '../testing/framing/forms';
import { answersHeader, recordingOrigin } from '../testing/framing/recording-origin';
import { writeRaw } from '../testing/framing/write-raw';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { makeEdge } from '../testing/sample-edge';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
const { server: origin, arrived } = recordingOrigin();
let port: number;
beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  const origins = [`http://127.0.0.1:${await start(origin)}`];
  port = await start((await makeEdge(store, { origins })).app);
});

/** What arrived of the attack of this id, smuggled or not. */
const arrivedOf = (id: string) =>
  arrived
    .filter(({ url }) => url.endsWith(`-${id}`))
    .map(({ method, url, body }) => ({ method, url, body }));

/** The requests that the answers of a connection say they answer, in order. */
const answeredIn = (received: string) =>
  [...received.matchAll(new RegExp(`^${answersHeader}: (.*)\r$`, 'gm'))].map(([, url]) => url);

let visitors = 0;
/** Whether somebody else's request, meanwhile, gets its own answer. */
async function isOwnAnswer() {
  visitors += 1;
  const path = `/api/visitor-${visitors}`;
  const { status, headers, body } = await ask(port, path);
  return status === 200 && headers[answersHeader] === path && body.toString() === path;
}

let ids = 0;
/** What goes wrong with a form, in words; null if all is well. */
async function findIssue({ attack }: Form, method: string): Promise<string | null> {
  ids += 1;
  const id = `${ids}x`;
  const { bytes, sent, isProper = false }: Attack = attack(method, id);
  const connection = writeRaw(port, bytes);
  const received = await connection.answered(Math.max(1, sent.length));
  const isVisitorServed = await isOwnAnswer();
  connection.close();
  if (!isVisitorServed) return 'a visitor did not get the own answer';
  const arrivals = arrivedOf(id);
  const expected = isProper ? sent : sent.slice(0, arrivals.length);
  if (!isDeepStrictEqual(arrivals, expected)) return `arrived: ${JSON.stringify(arrivals)}`;
  const urls = expected.map(({ url }) => url);
  if (!isDeepStrictEqual(answeredIn(received), urls)) return `answered: ${received}`;
  const isRejected = /^HTTP\/1\.1 4\d\d [^]*\r\ncontent-type: application\/json/i.test(received);
  return isProper || isRejected ? null : `not refused: ${received}`;
}

it('tries at least 150 forms', () => {
  expect(new Set(forms.map(({ name }) => name)).size).toBeGreaterThanOrEqual(150);
});

describe.each(methods)('%s, however it is framed,', (method) => {
  it('reaches the API as it was sent, and its answer reaches its caller alone', async () => {
    const failures: string[] = [];
    const queue = forms.values();
    const lane = async () => {
      for (const form of queue) {
        const failure = await findIssue(form, method);
        if (failure !== null) failures.push(`${form.name}: ${failure}`);
      }
    };
    await Promise.all(Array.from({ length: 12 }, lane));
    expect(failures).toEqual([]);
    // What was left behind in a connection would come now.
    expect(await isOwnAnswer()).toBe(true);
    expect(arrived.filter(({ url }) => url.includes('smuggled'))).toEqual([]);
  });
});
