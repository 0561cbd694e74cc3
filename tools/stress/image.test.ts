import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildPrograms } from '../../quality/stripe-sandbox/src/testing/build-programs';
import { freePort } from '../processes/free-port';
import { programs } from '../building/parts';
import { readImageCommand } from './image-command';
import { readWorkspaces } from '../building/workspaces';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const copies = [...dockerfile.matchAll(/^COPY (?:--chown=\S+ )?--from=(\S+) (.+) (\S+)$/gm)];
const installs = [...dockerfile.matchAll(/ npm (ci .*--workspace=(\S+)) /g)];

let folder: string;
let child: ChildProcess | null;
beforeAll(() => buildPrograms('api', 'edge'));
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

const lockfile: { packages: Record<string, { version?: string; link?: boolean }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

/** The packages that npm would install by this command in a folder with nothing but manifests. */
function installedBy(command: string, cwd: string): Set<string> {
  const args = [...command.split(' '), '--prefer-offline', '--dry-run', '--loglevel=notice'];
  const output = execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const added = [...output.matchAll(/^add (\S+) (\S+)$/gm)];
  return new Set(added.map(([, name, version]) => `${name}@${version}`));
}

/** Copies packages from where they are already, but nothing that the Dockerfile deletes. */
function copyPackages(packages: Set<string>, from: string, to: string): void {
  const copied: string[] = [];
  for (const [place, { version, link }] of Object.entries(lockfile.packages)) {
    const [parent = '', name = ''] = place.split(/\/?node_modules\/(?!.*node_modules\/)/);
    const isWanted = !link && packages.has(`${name}@${version}`);
    if (!isWanted || (parent !== from && !copied.includes(parent))) continue;
    copied.push(place);
    cpSync(place, path.join(to, path.relative(from, place)), {
      recursive: true,
      filter: (file) => !/\.(d\.\w*ts|map)$|^node_modules$/.test(path.relative(place, file)),
    });
  }
}

/** Puts together the image of a server that is built, with the packages that the Dockerfile installs. */
function make(name: string): string {
  const workspaces = readWorkspaces();
  const program = programs(workspaces).find((one) => one.name === name);
  const [, install] = installs.find(([, , place]) => place === program?.folder) ?? [];
  if (program === undefined || install === undefined) throw new Error(`${name} has no image.`);
  const app = path.join(folder, 'app');
  const manifests = workspaces.map((one) => `${one.folder}/package.json`);
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    cpSync(file, path.join(app, file));
  }
  const packages = installedBy(install, app);
  expect(packages.size).toBeGreaterThan(1);
  const image = path.join(folder, 'srv/app');
  cpSync(program.output, image, { recursive: true });
  cpSync(`${program.folder}/package.json`, path.join(image, 'package.json'));
  copyPackages(packages, '', path.join(folder, 'srv'));
  copyPackages(packages, program.folder, image);
  return image;
}

/** Runs an image's command there, with nothing in the environment but these. */
function run(name: string, cwd: string, env: Record<string, string>) {
  const [, ...args] = readImageCommand(name);
  child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  return child;
}

/** The patterns of .dockerignore as Docker reads them: from the root, each with all that is inside. */
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const pattern = line
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?');
    return new RegExp(`^${pattern}(?:/|$)`);
  });

const isIgnored = (file: string) => ignored.some((pattern) => pattern.test(file));

describe('the Dockerfile', () => {
  it('copies what is there: packages, manifests and what the build makes', () => {
    const copied = copies.flatMap(([, , sources = '']) => sources.split(' '));
    const built = programs(readWorkspaces()).map(({ output }) => output);
    const isMade = (file: string) => built.includes(file) || /node_modules$|^releases$/.test(file);
    const missing = copied
      .map((source) => path.posix.relative('/app', source))
      .filter((file) => !isMade(file) && !existsSync(file));
    expect(copied).not.toEqual([]);
    expect(missing).toEqual([]);
    const [, tool = ''] = /^RUN .* node tools\/run\.js (\S+) release all$/m.exec(dockerfile) ?? [];
    expect(existsSync(`${tool}.ts`)).toBe(true);
  });

  it('leaves what is private or can be made again out of the build', () => {
    const kept = [
      'node_modules/a/index.js',
      'dist/server.js',
      '.cache/x',
      '.data/token-secret',
      '.data/mails/1.eml',
      '.env',
      '.env.production',
      '.git/config',
      '.packages/x.tgz',
      '.releases/environments/local/1',
      'releases/x',
      'coverage/index.html',
      'test-results/trace.zip',
      'server.log',
      'cpal.backup',
      'privkey.pem',
      'server.key',
      '.tsbuildinfo',
    ].filter((file) =>
      ['', 'server/api/', 'server/api/src/db/'].some((parent) => !isIgnored(parent + file)),
    );
    expect(kept).toEqual([]);
  });

  it('has all that the repository has', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    // What runs the checks is no part of an image.
    expect(tracked.filter((file) => isIgnored(file) && !file.startsWith('.ci/'))).toEqual([]);
  });

  it('runs without privileges, stops by the signal that servers know, and has a health check', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile.match(/^HEALTHCHECK /gm)).toHaveLength(installs.length);
    expect(dockerfile.match(/^FROM node:24-slim AS /gm)).toHaveLength(2);
  });
});

describe('an image’s files', () => {
  it('are enough to start the API, to be healthy and to stop', async () => {
    const image = make('api');
    const DATA_DIR = path.join(folder, 'data');
    const api = run('api', image, { PORT: '0', DATA_DIR, LOG_LEVEL: 'silent' });
    const [message]: { port?: number }[] = await once(api, 'message');
    const [, health = ''] = /^EXPOSE 3002\nHEALTHCHECK .* CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [, ...check]: string[] = JSON.parse(health);
    const checks = spawn(process.execPath, check, { env: { PORT: String(message?.port) } });
    expect(await once(checks, 'exit')).toEqual([0, null]);
    const ready = await fetch(`http://127.0.0.1:${message?.port}/api/readyz`);
    expect(ready.status).toBe(200);
    api.kill('SIGTERM');
    expect(await once(api, 'exit')).toEqual([0, null]);
  }, 300_000);

  it('are enough to run the edge server, which then misses only releases', async () => {
    const image = make('edge');
    const port = await freePort();
    const RELEASES_DIR = path.join(folder, 'releases');
    const edge = run('edge', image, { PORT: String(port), RELEASES_DIR });
    let complaint = '';
    edge.stderr?.on('data', (chunk) => {
      complaint += String(chunk);
    });
    expect(await once(edge, 'close')).toEqual([1, null]);
    expect(complaint).not.toContain('MODULE_NOT_FOUND');
    expect(complaint).toContain('local');
  }, 300_000);
});
