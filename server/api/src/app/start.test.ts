import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../tools/processes/free-port';
import { copyMigrated } from '../testing/database/engine';
import { waitForOrigin, startProcess } from '../testing/servers/process';

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-start-'));
  children = [];
});
afterEach(async () => {
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  rmSync(folder, { recursive: true });
});

/** Starts the executable as its own process, with nothing in the environment but these. */
function run(env: Record<string, string> = {}) {
  const started = startProcess({ DATA_DIR: folder, ...env });
  children.push(started.child);
  return started;
}

/** Waits for the mail that follows a sign-up, whichever process writes it. */
async function mailWritten() {
  const mails = join(folder, 'mails');
  while (!existsSync(mails) || readdirSync(mails).length === 0) await sleep(50);
}

describe('the process', () => {
  it('says where it listens, rejects a second one, and ends cleanly on SIGTERM', async () => {
    // That it also starts from nothing is shown with the packages of its image.
    copyMigrated(join(folder, 'db'));
    const first = run();
    const api = await waitForOrigin(first.child);
    expect((await fetch(`${api}/api/readyz`)).status).toBe(200);

    expect(await run().ended).toEqual({
      code: 1,
      complaint: `DATA_DIR ${folder} is in use by process ${first.child.pid} (CPal API)\n`,
    });
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, complaint: '' });
  }, 60_000);

  it('shows the metrics of its process and of its queues on their own port', async () => {
    const port = await freePort();
    copyMigrated(join(folder, 'db'));
    await waitForOrigin(run({ METRICS_PORT: String(port) }).child);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('cpal_queue_length{queue="mails"} 0');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('cpal_password_hashes_waiting 0');
    const releases = await fetch(`http://127.0.0.1:${port}/releases?hours=1`);
    expect([releases.status, await releases.json()]).toEqual([200, []]);
  }, 60_000);

  it('migrates on command and ends', async () => {
    copyMigrated(join(folder, 'db'));
    const { child, ended } = startProcess({ DATA_DIR: folder }, ['migrate']);
    children.push(child);
    expect(await ended).toEqual({ code: 0, complaint: '' });
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('leaves work to no worker where the database is embedded', async () => {
    const { child, ended } = startProcess({ DATA_DIR: folder }, ['worker']);
    children.push(child);
    expect(await ended).toEqual({
      code: 1,
      complaint: 'A worker needs DATABASE_URL: the embedded database has one process\n',
    });
  });

  it('finds everything again after it was killed, and ends when its parent goes', async () => {
    const person = { email: 'mia@example.com', password: 'Xk9!vulpes', fullName: 'Mia' };
    const post = async (api: string, path: string) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(api + path, { method: 'POST', headers, body: JSON.stringify(person) });
    };
    copyMigrated(join(folder, 'db'));
    const killed = run();
    const before = await waitForOrigin(killed.child);
    expect((await post(before, '/api/users/sign-up')).status).toBe(201);
    const secret = readFileSync(join(folder, 'token-secret'), 'utf8');
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');

    const next = run();
    const after = await waitForOrigin(next.child);
    expect((await post(after, '/api/auth/login')).status).toBe(200);
    expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(secret);
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
    await mailWritten();
    const exit = once(next.child, 'exit');
    next.child.disconnect();
    expect(await exit).toEqual([0, null]);
  }, 60_000);

  it('says in one sentence that its port is taken, and gives the folder free', async () => {
    copyMigrated(join(folder, 'db'));
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expect(await run({ PORT: port }).ended).toEqual({
      code: 1,
      complaint: `Port ${port} of 127.0.0.1 is used by another program\n`,
    });
    taken.close();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  }, 60_000);

  it.each([
    [{ PORT: 'x', LOG_LEVEL: 'loud' }, /^Wrong settings: PORT must .*; LOG_LEVEL must .*\n$/],
    [
      { DATABASE_URL: 'postgres://mia:hunter2@127.0.0.1:1/cpal' },
      /^The database at DATABASE_URL cannot be used: ECONNREFUSED\n$/,
    ],
  ])('says in one sentence what is wrong with %j', async (env, sentence) => {
    const { code, complaint } = await run(env).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(sentence);
  });

  it('says in one sentence that its data folder cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const DATA_DIR = join(file, 'data');
    expect(await run({ DATA_DIR }).ended).toEqual({
      code: 1,
      complaint: `DATA_DIR ${DATA_DIR} cannot be read and written (ENOTDIR)\n`,
    });
  });
});
