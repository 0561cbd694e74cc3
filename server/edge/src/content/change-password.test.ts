import { join } from 'node:path';
import { openStore } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();
let port: number;

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
  port = await start((await makeEdge(store)).app);
});

it.each(['GET', 'HEAD'])(
  '%s leads a password manager to the change of the password',
  async (method) => {
    const { status, headers, body } = await ask(
      port,
      '/.well-known/change-password?from=keychain',
      {
        method,
      },
    );
    expect([status, headers.location]).toEqual([302, '/membership/account#password']);
    expect(body).toHaveLength(0);
  },
);

it('is only read', async () => {
  const { status } = await ask(port, '/.well-known/change-password', { method: 'POST' });
  expect(status).toBe(405);
});

// Password managers ask for it, to learn whether statuses can be relied on (W3C, same note).
it.each([
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  '/.well-known/',
  '/.well-known/change-password/',
  '/.well-known/change-password/more',
])('answers 404 where there is nothing: %s', async (path) => {
  expect((await ask(port, path)).status).toBe(404);
});
