import { readFile, rm, writeFile } from 'node:fs/promises';
import { setPageOptions } from '../registry/changes';
import { snapshotPath } from '../registry/snapshots';
import { findRelease } from '../store/published';
import { storedPath } from '../store/release';
import { fileName } from '../store/store';
import { getSampleVersion } from '../testing/collecting';
import { commandLine } from '../testing/command-line';
import { pageOptions } from '../testing/page-options';
import { writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();
let line: Awaited<ReturnType<typeof commandLine>>;

beforeEach(async () => {
  line = await commandLine(dir);
});

it('publishes, promotes, lists, rolls back and withdraws', async () => {
  const { shell, ids } = await line.staged(1);
  const dist = await writeBuild(dir, getSampleVersion(2));
  const { id, ...published } = await line.cpalJson('publish', dist);
  expect(published).toEqual({
    exit: 0,
    code: 'published',
    name: 'mfe-auth',
    files: 6,
    environments: [{ environment: 'staging', fault: null, remark: null }],
  });
  expect(await line.cpalJson('promote', `mfe-auth@${id}`)).toMatchObject({
    exit: 0,
    code: 'promoted',
    environment: 'staging',
    version: 4,
  });
  expect(await line.cpalJson('list')).toMatchObject({
    exit: 0,
    code: 'listed',
    releases: [
      { name: 'shell', release: shell, state: 'current' },
      { name: 'mfe-auth', release: id, state: 'current' },
      { name: 'mfe-auth', release: ids[0], state: 'former' },
    ],
  });
  expect(await line.cpalJson('rollback', 'mfe-auth')).toMatchObject({
    code: 'rolled_back',
    version: 5,
  });
  expect((await line.cpal('list', 'mfe-auth')).out).toBe(
    `name      release           state\nmfe-auth  ${ids[0]}  current\nmfe-auth  ${id}  withdrawn\n\n` +
      `staging is at version 5: roll back mfe-auth to ${ids[0]}.`,
  );
  expect(await line.cpalJson('promote', `mfe-auth@${id}`)).toMatchObject({
    exit: 1,
    code: 'refused',
    message: `mfe-auth ${id} was withdrawn from staging`,
  });
  expect(await line.cpalJson('promote', `mfe-auth@${id}`, '--again')).toMatchObject({ exit: 0 });
  expect(await line.cpalJson('withdraw', `mfe-auth@${ids[0]}`)).toMatchObject({
    code: 'withdrawn',
  });
});

it('says of a published release which environments could not take it', async () => {
  await line.staged(1);
  const dist = await writeBuild(dir, { build: { uses: { react: ['useLater'] } } });
  const { code, out } = await line.cpal('publish', dist);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^mfe-auth@\w{16} is in the store\.\nstaging cannot take it as things are: mfe-auth \w{16} uses .*react, which shell \w{16} lacks\.$/,
  );
});

it('moves releases from one environment to another as they are', async () => {
  const { shell, ids } = await line.staged(2);
  await setPageOptions({ store: line.store, environment: 'production' }, pageOptions);
  expect(await line.cpalJson('diff', 'staging', 'production')).toMatchObject({
    exit: 0,
    code: 'different',
    differences: [
      { name: 'mfe-auth', state: 'current', staging: ids[1], production: null },
      { name: 'shell', state: 'current', staging: shell, production: null },
    ],
  });
  const moved = await line.cpalJson('promote', '--from', 'staging', '--to', 'production');
  expect(moved).toMatchObject({ exit: 0, environment: 'production', version: 2 });
  expect(await line.cpalJson('diff', 'production')).toMatchObject({
    code: 'same',
    differences: [],
  });
  await line.cpal('rollback', 'mfe-auth', '--environment', 'staging');
  expect((await line.cpal('diff', 'staging', 'production')).out).toContain(
    `mfe-auth  current  ${ids[0]}  ${ids[1]}`,
  );
  const one = await line.cpalJson('promote', 'mfe-auth', '--from', 'staging', '--to', 'production');
  expect(one).toMatchObject({ version: 3, change: `promote mfe-auth ${ids[0]}` });
});

it('compares canaries, and says little of much that is wrong', async () => {
  const { ids } = await line.staged(2);
  const [first = '', current = ''] = ids;
  await line.cpal('promote', '--from', 'staging', '--to', 'production', '--create');
  await line.cpal('promote', `mfe-auth@${first}`, '--percent', '5');
  const canary = { name: 'mfe-auth', state: 'canary', staging: `${first} 5 %`, production: null };
  expect(await line.cpalJson('diff', 'staging', 'production')).toMatchObject({
    code: 'different',
    differences: [canary],
  });
  const found = await findRelease(line.store, 'mfe-auth', current);
  for (const path of Object.keys(found?.files ?? {})) {
    const file = fileName(line.store, found ? storedPath(found, path) : '');
    for (const ending of ['', '.br', '.gz', '.file']) await rm(`${file}${ending}`, { force: true });
  }
  const { out } = await line.cpal('doctor');
  expect(out).toMatch(/… \(\d+ characters; --json has them all\)/);
  expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThan(400);
});

it('says that a promotion has nothing to change, and not what changed before', async () => {
  const { ids } = await line.staged(1);
  const same = ['promote', `mfe-auth@${ids[0]}`];
  const { version } = await line.cpalJson('list');
  const nothing = { exit: 0, code: 'promoted', version, change: null };
  expect(await line.cpalJson(...same)).toMatchObject(nothing);
  expect((await line.cpal(...same)).out).toBe(
    `staging stays at version ${String(version)}: there was nothing to change.`,
  );
});

it('retires a front end, and promotes it again', async () => {
  const { shell, ids } = await line.staged(2);
  expect(await line.cpalJson('retire', 'mfe-auth')).toMatchObject({
    exit: 0,
    code: 'retired',
    environment: 'staging',
    version: 5,
    change: 'retire mfe-auth',
  });
  expect(await line.cpalJson('list')).toMatchObject({
    releases: [{ name: 'shell', release: shell, state: 'current' }],
  });
  expect(await line.cpalJson('doctor')).toMatchObject({ exit: 0 });
  for (const name of ['mfe-auth', 'shell'])
    expect(await line.cpalJson('retire', name)).toMatchObject({ exit: 1, code: 'refused' });
  await line.cpal('promote', `mfe-auth@${ids[0]}`);
  expect(await line.cpalJson('list', 'mfe-auth')).toMatchObject({
    version: 6,
    releases: [{ name: 'mfe-auth', release: ids[0], state: 'current' }],
  });
});

/** The file of a release's script that no other release has. */
async function scriptOf(id: string): Promise<string> {
  const release = await findRelease(line.store, 'mfe-auth', id);
  return release ? fileName(line.store, storedPath(release, 'routes.js')) : '';
}

it('verifies every file of the releases', async () => {
  const { ids } = await line.staged(2);
  expect(await line.cpalJson('verify')).toMatchObject({ exit: 0, code: 'intact', releases: 3 });
  const [previous = '', current = ''] = ids;
  const script = await scriptOf(previous);
  await writeFile(script, (await readFile(script)).fill(0, 3, 4));
  await rm(await scriptOf(current));
  const damage = { name: 'mfe-auth', path: 'routes.js' };
  const damages = [
    { ...damage, id: current, fault: 'is missing' },
    { ...damage, id: previous, fault: 'is not the file that was published' },
  ];
  expect(await line.cpalJson('verify')).toMatchObject({ exit: 3, code: 'damaged', damages });
  expect(await line.cpalJson('verify', 'shell')).toMatchObject({ exit: 0, releases: 1 });
  expect(await line.cpalJson('doctor')).toMatchObject({
    exit: 3,
    code: 'unhealthy',
    findings: [
      { check: 'access to the store', fault: null },
      { check: 'pages of the environment', fault: null },
      { check: 'files of its releases', fault: expect.stringContaining('routes.js is missing') },
    ],
  });
});

it('repairs what is damaged', async () => {
  const { ids } = await line.staged(2);
  expect(await line.cpalJson('repair')).toMatchObject({ exit: 0, code: 'intact', version: 4 });
  await writeFile(fileName(line.store, snapshotPath('staging', 4)), '{');
  expect(await line.cpalJson('list')).toMatchObject({ exit: 1, code: 'refused' });
  expect((await line.cpal('repair')).out).toBe(
    'staging is at version 5: repair what is damaged. Broken were and are gone: 4.',
  );
  expect(await line.cpalJson('list', 'mfe-auth')).toMatchObject({
    releases: [{ release: ids[0], state: 'current' }],
  });
});

it('finds an environment healthy, and leaves nothing behind', async () => {
  await line.staged(1);
  const before = await line.store.list('environments');
  expect((await line.cpal('doctor')).out).toContain(
    `staging of ${line.store.location} can be served.`,
  );
  expect(await line.store.list('environments')).toEqual(before);
  expect(await line.store.list('staging')).toEqual([]);
});

describe('a command line that is not understood', () => {
  beforeEach(() => line.staged(0));

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
    [['retire'], 'one front end must be named'],
    [['diff'], 'one environment must be named, or two'],
  ])('%j: %s', async (args, message) => {
    const { code, error, out } = await line.cpal(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
  });

  it('is helped', async () => {
    const { code, out } = await line.cpal('--help');
    expect([code, out.startsWith('Usage: cpal <command>')]).toEqual([0, true]);
  });
});

it.each([
  [['list', '--environment', '../x'], 'ENVIRONMENT must be'],
  [['promote', '--from', 'nowhere', '--create'], 'there is no environment nowhere'],
  [['promote', '--from', '../x', '--create'], 'there is no environment ../x'],
  [['promote', 'a@0123456789abcdef', '--create'], 'a has no release 0123456789abcdef'],
  [['publish', '/nowhere'], '/nowhere cannot be published'],
])('rejects in a sentence: %j', async (args, message) => {
  const { code, error } = await line.cpal(...args);
  expect([code, error]).toEqual([1, expect.stringContaining(message)]);
});

it('names every wrong setting', async () => {
  line.env['RELEASES_URL'] = 's3://releases';
  const { error } = await line.cpal('doctor');
  expect(error).toContain('S3_ENDPOINT must be set beside RELEASES_URL');
});
