import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleProgram } from '../bundle-program';
import { freePort } from '../free-port';
import { programs } from '../parts';
import { assemble, servers } from './assemble';
import { readWorkspaces } from '../workspaces';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(\S+) (\S+)$/gm)];

let folder: string;
let child: ChildProcess | null;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-image-'));
  child = null;
});
afterEach(async () => {
  if (child !== null && child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

/** Builds a server and puts together what its image holds, outside of this repository. */
async function make(name: (typeof servers)[number]): Promise<string> {
  const program = programs(readWorkspaces()).find((one) => one.name === name);
  if (program === undefined) throw new Error(`There is no program ${name}.`);
  const output = path.join(folder, 'dist');
  await bundleProgram({ ...program, output });
  const image = path.join(folder, name);
  assemble({ ...program, output }, image);
  return image;
}

/** Runs the image's command there, with nothing in the environment but these. */
function run(cwd: string, env: Record<string, string>) {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [, ...args]: string[] = JSON.parse(command);
  child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  return child;
}

describe('the Dockerfile', () => {
  it('copies what is there: the sources, and of the build what is put together', () => {
    const made = servers.map((name) => `/app/image/${name}`);
    const sources = copies.map(([, stage, source]) => [stage, source]);
    expect(sources).toEqual([[undefined, '.'], ...made.toReversed().map((one) => ['build', one])]);
    const [, tool = ''] = /^RUN .* node tools\/run\.js (\S+) image$/m.exec(dockerfile) ?? [];
    expect(existsSync(`${tool}.ts`)).toBe(true);
  });

  it('leaves what is private or made anew out of the build', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['**/node_modules', '**/dist', '.data', '.env*', '.git'])
      expect(ignored).toContain(name);
  });

  it('runs as nobody special, stops by the signal that servers know, and says whether it is well', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile.match(/^HEALTHCHECK /gm)).toHaveLength(copies.length - 1);
    expect(dockerfile.match(/^FROM node:24-slim AS /gm)).toHaveLength(2);
  });
});

describe('an image’s files', () => {
  it('are enough to start the API, to be well and to stop', async () => {
    const image = await make('api');
    const DATA_DIR = path.join(folder, 'data');
    const api = run(image, { PORT: '0', DATA_DIR, LOG_LEVEL: 'silent' });
    const [message]: { port?: number }[] = await once(api, 'message');
    const [, health = ''] = /^EXPOSE 3002\nHEALTHCHECK .* CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [, ...check]: string[] = JSON.parse(health);
    const checks = spawn(process.execPath, check, { env: { PORT: String(message?.port) } });
    expect(await once(checks, 'exit')).toEqual([0, null]);
    const ready = await fetch(`http://127.0.0.1:${message?.port}/api/readyz`);
    expect(ready.status).toBe(200);
    api.kill('SIGTERM');
    expect(await once(api, 'exit')).toEqual([0, null]);
  }, 120_000);

  it('are enough to run the edge server, which then misses only releases', async () => {
    const image = await make('edge');
    const port = await freePort();
    const edge = run(image, { PORT: String(port), RELEASES_DIR: path.join(folder, 'releases') });
    let complaint = '';
    edge.stderr?.on('data', (chunk) => {
      complaint += String(chunk);
    });
    expect(await once(edge, 'close')).toEqual([1, null]);
    expect(complaint).not.toContain('ERR_MODULE_NOT_FOUND');
    expect(complaint).toContain('local');
  }, 120_000);
});
