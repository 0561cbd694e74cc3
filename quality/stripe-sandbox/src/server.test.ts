import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from './testing/listen';
import { temporaryFolder } from './testing/start-sandbox';

const dist = join(__dirname, '../dist');

interface Ended {
  code: number | null;
  stderr: string;
}

describe('the server process', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let settings: NodeJS.ProcessEnv;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await temporaryFolder();
    settings = {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder.path,
      WEBHOOK_URL: '',
      LOG_LEVEL: 'silent',
    };
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await folder.remove();
  });

  const start = (more: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, [join(dist, 'server.js')], {
      env: { ...settings, ...more },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    children.push(child);
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => resolve({ code, stderr }));
    });
    const listening = new Promise<{ type: string; port: number }>((resolve) => {
      child.once('message', (message: { type: string; port: number }) => resolve(message));
    });
    return { child, ended, listening };
  };

  it('sends its parent the port, answers there, and ends well on SIGTERM', async () => {
    const { child, ended, listening } = start();
    const { type, port } = await listening;
    expect(type).toBe('listening');
    expect((await fetch(`http://127.0.0.1:${port}/v1/prices`)).status).toBe(401);
    const script = await fetch(`http://127.0.0.1:${port}/stripe.js`);
    expect(await script.text()).toBe(await readFile(join(dist, 'stripe-js.js'), 'utf8'));
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
  });

  it('ends with its parent', async () => {
    const { child, listening } = start();
    await listening;
    // Node emits no `close` for a child that the parent disconnected from.
    const exited = once(child, 'exit');
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it('says in one sentence that the port is taken', async () => {
    const { port, close } = await listen(createServer());
    const { code, stderr } = await start({ PORT: String(port) }).ended;
    await close();
    expect(code).toBe(1);
    expect(stderr).toBe(`Port ${port} of 127.0.0.1 is used by another program\n`);
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }, /refuses to run in production/],
    ['with wrong settings', { PORT: 'x', LOG_LEVEL: 'loud' }, /PORT must [^]*LOG_LEVEL must /],
    [
      'on a folder that is none',
      { DATA_DIR: '/dev/null' },
      /^The sandbox's state in .* cannot be read: /,
    ],
  ])('refuses to start %s', async (_case, more, sentence) => {
    const { code, stderr } = await start(more).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
  });
});
