import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore } from '@cpal/delivery';
import { ask, loopback } from '../testing/ask';
import { storedPath } from '@cpal/delivery/testing/forge';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';

const dir = tempDir();
const start = loopback();
const releases = join(dir, 'store');
const running: ChildProcess[] = [];

beforeAll(async () => {
  const store = await openStore(releases);
  await deploy(store, 'local', { build: shellBuild });
  await deploy(store, 'local', {});
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** The server as it is delivered. */
const program = join(__dirname, '../../dist/server.js');

function startServer(env: Record<string, string> = {}) {
  const child = fork(program, {
    env: { PATH: process.env['PATH'], PORT: '0', RELEASES_DIR: releases, ...env },
    silent: true,
  });
  running.push(child);
  return child;
}

/** What a server that cannot start says, and the code it ends with. */
async function failure(env: Record<string, string>) {
  const child = startServer(env);
  const said = child.stderr === null ? '' : text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}

async function listening(child: ChildProcess): Promise<number> {
  const [message] = await once(child, 'message');
  expect(message).toEqual({ type: 'listening', port: expect.any(Number) });
  return message.port;
}

it('serves, and ends well when it is told to', async () => {
  const child = startServer();
  const port = await listening(child);
  expect((await ask(port, '/healthz')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

const page = async (port: number) => (await ask(port, '/auth')).body.toString();

describe('pages of other settings than the server’s', () => {
  it('are composed before it serves', async () => {
    const port = await listening(startServer({ CONTACT_EMAIL: 'ada@blog.example' }));
    expect(await page(port)).toContain('ada@blog.example');
  });

  it('are served as they are where they cannot be composed', async () => {
    const store = await openStore(join(dir, 'damaged'));
    await deploy(store, 'local', { build: shellBuild });
    const auth = await deploy(store, 'local', {});
    await rm(join(store.location, storedPath(auth, 'routes.css')));
    const child = startServer({ RELEASES_DIR: store.location, CONTACT_EMAIL: 'eve@blog.example' });
    const said = child.stdout === null ? '' : text(child.stdout);
    expect(await page(await listening(child))).not.toContain('eve@blog.example');
    child.kill('SIGTERM');
    expect(await said).toContain('pages may have been built with other settings');
  });
});

it('asks for TLS from then on where its address says so, and ends well with a connection open', async () => {
  const child = startServer({ PUBLIC_URL: 'https://cpal.example' });
  const agent = new Agent({ keepAlive: true });
  const { status, headers } = await ask(await listening(child), '/auth', { agent });
  expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  agent.destroy();
});

it('ends with the process that started it', async () => {
  const child = startServer();
  await listening(child);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('names every wrong setting in one sentence', async () => {
  expect(await failure({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^Wrong settings: PORT must be .*; LOG_LEVEL must be .*\n$/),
  });
});

it('says in one sentence that there is nothing to serve', async () => {
  expect(await failure({ ENVIRONMENT: 'empty' })).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^empty of .* cannot be served: there is no release of a shell.*\n$/,
    ),
  });
});

it('says in one sentence that its port is taken', async () => {
  const port = await start(createServer());
  expect(await failure({ PORT: String(port) })).toEqual({
    code: 1,
    said: expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is used by another program\n$/),
  });
});
