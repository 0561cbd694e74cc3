import { readFile, rm, writeFile } from 'node:fs/promises';
import { recordPath } from '../store/published';
import { publish } from '../store/publish';
import { type Release, storedPath } from '../store/release';
import { fileName, type Store } from '../store/store';
import { getSampleVersion } from '../testing/collecting';
import { deploy, samplePage, shellBuild, writeBuild } from '../testing/sample-build';
import { storeCopies } from '../testing/store-copies';
import { tempDir } from '../testing/temp-dir';
import { promote, rollBack, withdraw } from './changes';
import type { Place } from './make-change';
import { prepare } from './prepare';
import { readRegistry } from './registry';

const dir = tempDir();
const environment = 'local';
const name = 'mfe-auth';

/** A store with a shell, two releases of a remote that were current, and one that was published. */
const open = storeCopies(dir, async (store) => {
  await deploy(store, environment, { build: shellBuild });
  const previous = await deploy(store, environment, getSampleVersion(1));
  const current = await deploy(store, environment, getSampleVersion(2));
  const dist = await writeBuild(dir, getSampleVersion(3));
  return { former: previous, current, dist, next: await publish(store, dist) };
});

/** Where something of a release's script is. */
const scriptFile = (store: Store, release: Release, ending: string) =>
  fileName(store, storedPath(release, 'routes.js') + ending);

const flip = async (file: string) => {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
};

const changes = {
  promoting: ({ store }: Place, { id }: Release) => promote({ store, environment }, [{ name, id }]),
  'promoting to some visitors': ({ store }: Place, { id }: Release) =>
    promote({ store, environment }, [{ name, id }], { percent: 5 }),
};

describe.each(Object.entries(changes))('%s', (_, change) => {
  it.each([
    ['a missing file', '', rm],
    ['a changed file', '', flip],
    ['no word that a file is there', '.file', rm],
    ['another word of what a file is', '.file', flip],
  ] as const)('is rejected of a release with %s', async (_fault, ending, spoil) => {
    const { store, next } = await open();
    await spoil(scriptFile(store, next, ending));
    const { version } = await readRegistry(store, environment);
    await expect(change({ store, environment }, next)).rejects.toThrow(
      /^mfe-auth \w{16}: routes\.js(\.file)? is (missing|not )/,
    );
    expect((await readRegistry(store, environment)).version).toBe(version);
  });
});

it('goes back to no release that is damaged', async () => {
  const { store, former, current } = await open();
  const place = { store, environment };
  await rm(scriptFile(store, former, ''));
  await expect(rollBack(place, name)).rejects.toThrow('routes.js is missing');
  await expect(withdraw(place, { name, id: current.id })).rejects.toThrow('routes.js is missing');
});

it('promotes another front end where one that stays is damaged', async () => {
  const { store, current } = await open();
  await flip(scriptFile(store, current, ''));
  const build = { name: 'mfe-other', prefixes: ['/other'], pages: [samplePage('/other')] };
  const other = await deploy(store, environment, { build });
  const { entries } = await readRegistry(store, environment);
  expect(entries['mfe-other']?.current.id).toBe(other.id);
});

it.each([
  ['is missing', '', rm],
  ['has changed', '', flip],
  ['is not said to be there', '.file', rm],
] as const)('is made whole by publishing again where a file %s', async (_, ending, spoil) => {
  const { store, next, dist } = await open();
  await spoil(scriptFile(store, next, ending));
  expect(await publish(store, dist)).toEqual(next);
  const { entries } = await promote({ store, environment }, [{ name, id: next.id }]);
  expect(entries[name]?.current.id).toBe(next.id);
});

it('names a release by its record, so one that has changed is none', async () => {
  const { store, next, dist } = await open();
  const file = fileName(store, recordPath(name, next.id));
  const record = await readFile(file, 'utf8');
  await writeFile(file, record.replace('/auth | CPal', '/auth | CPam'));
  const release = { name, id: next.id };
  const said = `${recordPath(name, next.id)} is not what was published`;
  await expect(promote({ store, environment }, [release])).rejects.toThrow(said);
  expect((await prepare(store, release))[0]?.fault).toContain(said);
  // Publishing the same build writes it as it was.
  expect((await publish(store, dist)).build).toEqual(next.build);
  await promote({ store, environment }, [release]);
});
