import { randomUUID } from 'node:crypto';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { findRelease } from '../store/published';
import { storedPath } from '../store/release';
import { fileName, type Store } from '../store/store';
import { deploy, shellBuild, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { runCommand } from './cli';

const dir = tempDir();
let store: Store;
let env: Record<string, string>;

beforeEach(async () => {
  const folder = join(dir, randomUUID());
  store = await openStore(folder);
  env = { RELEASES_DIR: folder, ENVIRONMENT: 'staging' };
});

/** Runs a command line, and gives its exit code and what it printed. */
async function cpal(...args: string[]) {
  const printed = { out: '', error: '' };
  const code = await runCommand(args, env, {
    out: (text) => (printed.out += text),
    error: (text) => (printed.error += text),
  });
  return { code, ...printed };
}

/** The same with the answer for programs. */
async function cpalJson(...args: string[]) {
  const { code, out, error } = await cpal(...args, '--json');
  expect(error).toBe('');
  return { exit: code, ...JSON.parse(out) };
}

const versionOf = (version: number) => ({
  files: { 'routes.js': `export const routes = [${version}];` },
});

/** Deploys a shell and as many releases of a remote. */
async function staged(count: number) {
  const shell = await deploy(store, 'staging', { build: shellBuild });
  const ids: string[] = [];
  for (let version = 1; version <= count; version += 1)
    ids.push((await deploy(store, 'staging', versionOf(version))).id);
  return { shell: shell.id, ids };
}

it('publishes, promotes, lists, rolls back and withdraws', async () => {
  const { shell, ids } = await staged(1);
  const dist = await writeBuild(dir, versionOf(2));
  const { id, ...published } = await cpalJson('publish', dist);
  expect(published).toEqual({ exit: 0, code: 'published', name: 'mfe-auth', files: 5 });
  expect(await cpalJson('promote', `mfe-auth@${id}`)).toMatchObject({
    exit: 0,
    code: 'promoted',
    environment: 'staging',
    version: 4,
  });
  expect(await cpalJson('list')).toMatchObject({
    exit: 0,
    code: 'listed',
    releases: [
      { name: 'shell', release: shell, state: 'current' },
      { name: 'mfe-auth', release: id, state: 'current' },
      { name: 'mfe-auth', release: ids[0], state: 'former' },
    ],
  });
  expect(await cpalJson('rollback', 'mfe-auth')).toMatchObject({ code: 'rolled_back', version: 5 });
  expect((await cpal('list', 'mfe-auth')).out).toBe(
    `name      release           state\nmfe-auth  ${ids[0]}  current\nmfe-auth  ${id}  withdrawn\n\n` +
      `staging is at version 5: roll back mfe-auth to ${ids[0]}.`,
  );
  expect(await cpalJson('promote', `mfe-auth@${id}`)).toMatchObject({
    exit: 1,
    code: 'refused',
    message: `mfe-auth ${id} was withdrawn from staging`,
  });
  expect(await cpalJson('promote', `mfe-auth@${id}`, '--again')).toMatchObject({ exit: 0 });
  expect(await cpalJson('withdraw', `mfe-auth@${ids[0]}`)).toMatchObject({ code: 'withdrawn' });
});

it('moves releases from one environment to another as they are', async () => {
  const { shell, ids } = await staged(2);
  expect(await cpalJson('diff', 'staging', 'production')).toMatchObject({
    exit: 0,
    code: 'different',
    differences: [
      { name: 'mfe-auth', staging: ids[1], production: null },
      { name: 'shell', staging: shell, production: null },
    ],
  });
  const moved = await cpalJson('promote', '--from', 'staging', '--to', 'production');
  expect(moved).toMatchObject({ exit: 0, environment: 'production', version: 1 });
  expect(await cpalJson('diff', 'production')).toMatchObject({ code: 'same', differences: [] });
  await cpal('rollback', 'mfe-auth', '--environment', 'staging');
  expect((await cpal('diff', 'staging', 'production')).out).toContain(
    `mfe-auth  ${ids[0]}  ${ids[1]}`,
  );
  const one = await cpalJson('promote', 'mfe-auth', '--from', 'staging', '--to', 'production');
  expect(one).toMatchObject({ version: 2, change: `promote mfe-auth ${ids[0]}` });
});

/** The file of a release's script that no other release has. */
async function scriptOf(id: string): Promise<string> {
  const release = await findRelease(store, 'mfe-auth', id);
  return release ? fileName(store, storedPath(release, 'routes.js')) : '';
}

it('verifies every file of the releases', async () => {
  const { ids } = await staged(2);
  expect(await cpalJson('verify')).toMatchObject({ exit: 0, code: 'intact', releases: 3 });
  const [former = '', current = ''] = ids;
  await writeFile(await scriptOf(former), (await readFile(await scriptOf(former))).fill(0, 3, 4));
  await rm(await scriptOf(current));
  const damage = { name: 'mfe-auth', path: 'routes.js' };
  const damages = [
    { ...damage, id: current, fault: 'is missing' },
    { ...damage, id: former, fault: 'is not the file that was published' },
  ];
  expect(await cpalJson('verify')).toMatchObject({ exit: 3, code: 'damaged', damages });
  expect(await cpalJson('verify', 'shell')).toMatchObject({ exit: 0, releases: 1 });
  expect(await cpalJson('doctor')).toMatchObject({
    exit: 3,
    code: 'unhealthy',
    findings: [
      { check: 'access to the store', fault: null },
      { check: 'pages of the environment', fault: null },
      { check: 'files of its releases', fault: expect.stringContaining('routes.js is missing') },
    ],
  });
});

it('finds an environment healthy, and leaves nothing behind', async () => {
  await staged(1);
  const before = await store.list('environments');
  expect((await cpal('doctor')).out).toContain(`staging of ${store.location} can be served.`);
  expect(await store.list('environments')).toEqual(before);
  expect(await store.list('staging')).toEqual([]);
});

const folders = ['environments', 'releases', 'files', 'contents'];

/** Makes what is in the store older. */
async function age(seconds: number) {
  const then = Date.now() / 1000 - seconds;
  for (const path of (await Promise.all(folders.map(store.list))).flat()) {
    const file = fileName(store, path);
    if (path.startsWith('environments/')) {
      const text = await readFile(file, 'utf8');
      const older = text.replace(/("writtenAt": )(\d+)/, (_, key, at) => key + (at - seconds));
      await writeFile(file, older);
    }
    await utimes(file, then, then);
  }
}

const month = 31 * 86_400;

describe('collecting', () => {
  it('removes what no snapshot of the last days names, and nothing else', async () => {
    const { shell, ids } = await staged(2);
    const unused = await cpalJson('publish', await writeBuild(dir, versionOf(9)));
    const left = 'releases/mfe-auth/fedcba9876543210/killed.js';
    await store.create(left, 'x');
    expect(await cpalJson('gc')).toMatchObject({ code: 'collected', releases: [], snapshots: 0 });
    await age(month);
    const young = await cpalJson('publish', await writeBuild(dir, versionOf(10)));
    const running = 'releases/mfe-auth/0123456789abcdef/running.js';
    await store.create(running, 'x');

    const before = await Promise.all(folders.map(store.list));
    const { exit, code, ...found } = await cpalJson('gc', '--dry-run');
    expect([exit, code]).toEqual([0, 'would_collect']);
    expect(found).toMatchObject({ releases: [{ name: 'mfe-auth', id: unused.id }], snapshots: 3 });
    expect(found.paths).toContainEqual({ path: left, bytes: 1 });
    expect(found.paths.length).toBe(2 + found.snapshots + found.files + found.contents);
    const sizes: number[] = found.paths.map(({ bytes }: { bytes: number }) => bytes);
    expect(found.bytes).toBe(sizes.reduce((sum, bytes) => sum + bytes, 0));
    expect((await cpal('gc', '--dry-run')).out).toMatch(
      /^path +bytes\n(?:\S+ +\d+\n)+\n1 releases, .* would be removed: \d+ bytes\.$/,
    );
    expect(await Promise.all(folders.map(store.list))).toEqual(before);

    expect(await cpalJson('gc')).toMatchObject({ code: 'collected', ...found });
    const kept = (await store.list('releases')).map((path) => path.split('/')[2]);
    expect(new Set(kept)).toEqual(new Set([shell, ...ids, young.id, '0123456789abcdef']));
    expect(await store.list('environments')).toEqual(['environments/staging/4.json']);
    expect(await cpalJson('list')).toMatchObject({ version: 4 });
    expect(await cpalJson('doctor')).toMatchObject({ code: 'healthy' });
    expect(young.code).toBe('published');
  });

  it.each(['0', '-1', '1.5', 'x', '99999'])('refuses %s days', async (days) => {
    expect(await cpalJson('gc', `--days=${days}`)).toMatchObject({ exit: 2, code: 'usage' });
  });
});

describe('a command line that is not understood', () => {
  it.each([
    [[], 'no command'],
    [['release'], 'there is no release'],
    [['__proto__'], 'there is no __proto__'],
    [['list', '--loud'], "Unknown option '--loud'"],
    [['list', '--days', '3'], 'list has no option --days'],
    [['publish'], 'one folder of a build must be named'],
    [['promote'], 'releases must be named, or --from'],
    [['promote', 'mfe-auth'], 'mfe-auth must be a name and a release'],
    [['withdraw', 'a@b@c'], 'a@b@c must be a name and a release'],
    [['rollback', 'a', 'b'], 'one front end must be named'],
    [['diff'], 'one environment must be named, or two'],
  ])('%j: %s', async (args, message) => {
    const { code, error, out } = await cpal(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
  });

  it('is helped', async () => {
    const { code, out } = await cpal('--help');
    expect([code, out.startsWith('Usage: cpal <command>')]).toEqual([0, true]);
  });
});

it.each([
  [['list', '--environment', '../x'], 'ENVIRONMENT must be'],
  [['promote', '--from', 'nowhere'], 'nothing was promoted to nowhere'],
  [['promote', '--from', '../x'], 'environment must be a name'],
  [['promote', 'a@0123456789abcdef', '--to', '..'], 'a has no release 0123456789abcdef'],
  [['publish', '/nowhere'], '/nowhere cannot be published'],
])('refuses in a sentence: %j', async (args, message) => {
  const { code, error } = await cpal(...args);
  expect([code, error]).toEqual([1, expect.stringContaining(message)]);
});

it('names every wrong setting', async () => {
  env['RELEASES_URL'] = 's3://releases';
  expect((await cpal('doctor')).error).toContain('S3_ENDPOINT must be set beside RELEASES_URL');
});
