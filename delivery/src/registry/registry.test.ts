import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, openStore } from '../store/store';
import { writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { promote, readRegistry, registryFile, rollBack } from './registry';

const dir = tempDir();
const newStore = (name: string) => openStore(join(dir, name));

async function publishVersion(store: Awaited<ReturnType<typeof newStore>>, version: number) {
  const files = { 'routes.js': `export const routes = [${version}];` };
  return publish(store, await writeBuild(dir, { files }));
}

describe('promoting', () => {
  it('starts from an empty registry', async () => {
    expect(await readRegistry(await newStore('empty'), 'local')).toEqual({
      version: 0,
      entries: {},
    });
  });

  it('keeps what was current as the previous release', async () => {
    const store = await newStore('previous');
    const [one, two] = [await publishVersion(store, 1), await publishVersion(store, 2)];
    await promote(store, 'local', 'mfe-auth', one.id);
    await promote(store, 'local', 'mfe-auth', two.id);
    expect(await readRegistry(store, 'local')).toEqual({
      version: 2,
      entries: { 'mfe-auth': { release: two.id, previous: one.id } },
    });
  });

  it('changes nothing where the release is current', async () => {
    const store = await newStore('again');
    const { id } = await publishVersion(store, 1);
    const registry = await promote(store, 'local', 'mfe-auth', id);
    const text = await readFile(registryFile(store, 'local'), 'utf8');
    expect(await promote(store, 'local', 'mfe-auth', id)).toEqual(registry);
    expect(await readFile(registryFile(store, 'local'), 'utf8')).toBe(text);
  });

  it('leaves other environments alone', async () => {
    const store = await newStore('environments');
    await promote(store, 'staging', 'mfe-auth', (await publishVersion(store, 1)).id);
    expect((await readRegistry(store, 'local')).version).toBe(0);
  });

  it('refuses a release that was not published', async () => {
    const store = await newStore('unknown');
    await expect(promote(store, 'local', 'mfe-auth', '0123456789abcdef')).rejects.toThrow(
      'mfe-auth has no release 0123456789abcdef',
    );
    await expect(promote(store, 'local', 'mfe-auth', 'latest')).rejects.toThrow(
      'mfe-auth has no release latest',
    );
    expect((await readRegistry(store, 'local')).version).toBe(0);
  });

  it('refuses an environment that is no file name', async () => {
    const store = await newStore('names');
    const { id } = await publishVersion(store, 1);
    await expect(promote(store, '../local', 'mfe-auth', id)).rejects.toThrow('environment must be');
  });

  it('loses no change where several are made at the same time', async () => {
    const store = await newStore('race');
    const names = ['a', 'b', 'c', 'd', 'e'];
    const releases = await Promise.all(
      names.map(async (name) => publish(store, await writeBuild(dir, { build: { name } }))),
    );
    await Promise.all(releases.map(({ id, build }) => promote(store, 'local', build.name, id)));
    const { version, entries } = await readRegistry(store, 'local');
    expect([version, Object.keys(entries).toSorted()]).toEqual([5, names]);
    expect(await readdir(join(store.dir, 'environments'))).toEqual(['local.json']);
  });

  it('takes over the lock of a process that was killed', async () => {
    const store = await newStore('stale');
    const lock = `${registryFile(store, 'local')}.lock`;
    await writeFile(lock, '');
    await utimes(lock, 1, 1);
    const { id } = await publishVersion(store, 1);
    expect((await promote(store, 'local', 'mfe-auth', id)).version).toBe(1);
  });
});

describe('a broken registry', () => {
  it.each([
    ['{', 'JSON'],
    ['{"version":-1,"entries":{}}', 'version must be a whole number'],
    ['{"version":1,"entries":[]}', 'entries must be of type record'],
    ['{"version":1,"entries":{"a":{"release":"x","previous":null}}}', 'entries.a.release must be'],
  ])('is refused with its file and place: %s', async (text, message) => {
    const store = await newStore('broken');
    const file = registryFile(store, 'local');
    await writeFile(file, text);
    const reading = readRegistry(store, 'local');
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(file);
  });
});

describe('rolling back', () => {
  it('lets the current release and the one before change places', async () => {
    const store = await newStore('back');
    const [one, two] = [await publishVersion(store, 1), await publishVersion(store, 2)];
    await promote(store, 'local', 'mfe-auth', one.id);
    await promote(store, 'local', 'mfe-auth', two.id);
    expect(await rollBack(store, 'local', 'mfe-auth')).toBe(one.id);
    expect((await readRegistry(store, 'local')).entries).toEqual({
      'mfe-auth': { release: one.id, previous: two.id },
    });
  });

  it('refuses a name that has no release before the current one', async () => {
    const store = await newStore('first');
    const refusal = 'local has no release of mfe-auth before the current one';
    await expect(rollBack(store, 'local', 'mfe-auth')).rejects.toThrow(refusal);
    await promote(store, 'local', 'mfe-auth', (await publishVersion(store, 1)).id);
    await expect(rollBack(store, 'local', 'mfe-auth')).rejects.toThrow(refusal);
  });
});
