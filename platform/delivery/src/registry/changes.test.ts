import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { publish } from '../store/publish';
import type { Store } from '../store/store';
import {
  deploy,
  offering,
  samplePage,
  shellBuild,
  using,
  writeBuild,
} from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { promote, rollBack, withdraw } from './changes';
import { readRegistry, type Registry } from './registry';
import { listSnapshots } from './snapshots';

const dir = tempDir();
const environment = 'local';
const name = 'mfe-auth';

async function publishVersion(store: Store, version: number) {
  const files = { 'routes.js': `export const routes = [${version}];` };
  return (await publish(store, await writeBuild(dir, { files }))).id;
}

/** Opens a store in which a shell and then as many releases of a remote were promoted. */
async function deployed(folder: string, count: number) {
  const store = await openStore(join(dir, folder));
  const place = { store, environment };
  const shell = await publish(store, await writeBuild(dir, { build: shellBuild }));
  const all = [{ name: 'shell', id: shell.id }];
  for (let version = 1; version <= count; version++)
    all.push({ name, id: await publishVersion(store, version) });
  for (const one of all) await promote(place, [one]);
  return { place, ids: all.slice(1).map(({ id }) => id) };
}

const currentIn = ({ entries }: Registry) => entries[name]?.current.id;

async function entryIn(store: Store) {
  const entry = (await readRegistry(store, environment)).entries[name];
  return {
    current: entry?.current.id,
    former: entry?.former.map(({ id }) => id),
    withdrawn: entry?.withdrawn,
  };
}

describe('promoting', () => {
  it('keeps what was current as the latest previous release', async () => {
    const { place, ids } = await deployed('former', 3);
    const [one, two, three] = ids;
    expect(await entryIn(place.store)).toEqual({
      current: three,
      former: [two, one],
      withdrawn: [],
    });
  });

  it('writes a snapshot for each change, and says what changed', async () => {
    const { place, ids } = await deployed('history', 2);
    expect(await listSnapshots(place.store, environment)).toEqual([3, 2, 1]);
    const { change, version } = await readRegistry(place.store, environment);
    expect([change, version]).toEqual([`promote ${name} ${ids[1]}`, 3]);
  });

  it('changes nothing where the release is current', async () => {
    const { place, ids } = await deployed('again', 1);
    expect((await promote(place, [{ name, id: ids[0] ?? '' }])).version).toBe(2);
  });

  it('leaves other environments alone', async () => {
    const { place, ids } = await deployed('environments', 1);
    const id = await publishVersion(place.store, 2);
    const shell = (await readRegistry(place.store, environment)).entries['shell']?.current.id;
    const both = [
      { name: 'shell', id: shell ?? '' },
      { name, id },
    ];
    const staging = await promote({ ...place, environment: 'staging' }, both);
    expect(staging).toMatchObject({ version: 1, entries: { [name]: { current: { id } } } });
    expect(await entryIn(place.store)).toMatchObject({ current: ids[0], former: [] });
  });

  it.each(['0123456789abcdef', 'latest'])(
    'rejects a release that was not published: %s',
    async (id) => {
      const { place } = await deployed('unknown', 0);
      await expect(promote(place, [{ name, id: id }])).rejects.toThrow(
        `mfe-auth has no release ${id}`,
      );
      expect((await readRegistry(place.store, environment)).version).toBe(1);
    },
  );

  it('rejects an environment that is no folder name', async () => {
    const { place, ids } = await deployed('names', 1);
    const elsewhere = { ...place, environment: '../local' };
    const promoting = promote(elsewhere, [{ name, id: ids[0] ?? '' }]);
    await expect(promoting).rejects.toThrow('environment must be');
  });

  it.each([
    ['before there is a shell', [{}], 'there is no release of a shell'],
    [
      'of a second shell',
      [{ build: shellBuild }, { build: { ...shellBuild, name: 'other' } }],
      'there is more than one shell',
    ],
    [
      'whose path has an owner',
      [{ build: shellBuild }, {}, { build: { name: 'mfe-billing' } }],
      'mfe-auth and mfe-billing both answer /auth',
    ],
  ])('rejects a release %s', async (folder, samples, message) => {
    const store = await openStore(join(dir, folder.replaceAll(' ', '-')));
    const promoteAll = async () => {
      for (const sample of samples) await deploy(store, environment, sample);
    };
    await expect(promoteAll()).rejects.toThrow(message);
    const { entries } = await readRegistry(store, environment);
    expect(Object.keys(entries)).toHaveLength(samples.length - 1);
  });

  it('rejects a remote that uses more than the shell provides, and a shell that takes it away', async () => {
    const store = await openStore(join(dir, 'names-of-modules'));
    await deploy(store, environment, offering(['Link', 'useParams']));
    await expect(deploy(store, environment, using(['useHref']))).rejects.toThrow(
      'uses useHref of router, which shell',
    );
    await deploy(store, environment, using(['useParams']));
    await expect(deploy(store, environment, offering(['Link']))).rejects.toThrow(
      'uses useParams of router, which shell',
    );
    const { change } = await readRegistry(store, environment);
    expect(change).toMatch(/^promote mfe-auth /);
  });

  it('loses no change where several are made at the same time', async () => {
    const { place } = await deployed('race', 0);
    const names = ['a', 'b', 'c', 'd', 'e'];
    const releases = await Promise.all(
      names.map(async (one) => {
        const build = { name: one, prefixes: [`/${one}`], pages: [samplePage(`/${one}`)] };
        return publish(place.store, await writeBuild(dir, { build }));
      }),
    );
    await Promise.all(releases.map(({ id, build }) => promote(place, [{ name: build.name, id }])));
    const { version, entries } = await readRegistry(place.store, environment);
    expect([version, Object.keys(entries).toSorted()]).toEqual([6, [...names, 'shell']]);
    expect(await readdir(join(place.store.location, 'staging'))).toEqual([]);
  });
});

describe('rolling back', () => {
  it('goes to the latest previous release, and further with each time', async () => {
    const { place, ids } = await deployed('back', 3);
    const [one, two, three] = ids;
    expect(currentIn(await rollBack(place, name))).toBe(two);
    expect(await entryIn(place.store)).toEqual({
      current: two,
      former: [one],
      withdrawn: [three],
    });
    expect(currentIn(await rollBack(place, name))).toBe(one);
    expect(await entryIn(place.store)).toEqual({
      current: one,
      former: [],
      withdrawn: [two, three],
    });
    const rejection = 'local has no release of mfe-auth before the current one';
    await expect(rollBack(place, name)).rejects.toThrow(rejection);
  });

  it('goes to the release that is named, and leaves those between', async () => {
    const { place, ids } = await deployed('named', 4);
    const [one, two, , four] = ids;
    expect(currentIn(await rollBack(place, name, two))).toBe(two);
    expect(await entryIn(place.store)).toEqual({ current: two, former: [one], withdrawn: [four] });
    await expect(rollBack(place, name, four)).rejects.toThrow(
      `local has no release ${four} of mfe-auth before the current one`,
    );
  });

  it('keeps a promotion that is made next to it', async () => {
    const { place } = await deployed('beside', 2);
    const three = await publishVersion(place.store, 3);
    await Promise.all([rollBack(place, name), promote(place, [{ name, id: three }])]);
    const { current, withdrawn, former } = await entryIn(place.store);
    expect([current, ...(withdrawn ?? []), ...(former ?? [])]).toContain(three);
    expect((await readRegistry(place.store, environment)).version).toBe(5);
  });

  it('rejects a name that was never promoted', async () => {
    const { place } = await deployed('never', 0);
    await expect(rollBack(place, name)).rejects.toThrow('local has no release of mfe-auth before');
  });
});

describe('withdrawing', () => {
  it('lets nothing fall back to a previous release', async () => {
    const { place, ids } = await deployed('withdrawn', 3);
    const [one = '', two = '', three] = ids;
    expect(currentIn(await withdraw(place, { name, id: two }))).toBe(three);
    expect(await entryIn(place.store)).toEqual({ current: three, former: [one], withdrawn: [two] });
    expect(currentIn(await rollBack(place, name))).toBe(one);
  });

  it('makes the latest previous release current where it is the current one', async () => {
    const { place, ids } = await deployed('withdrawn-current', 2);
    const [one, two = ''] = ids;
    expect(currentIn(await withdraw(place, { name, id: two }))).toBe(one);
    expect(currentIn(await withdraw(place, { name, id: two }))).toBe(one);
    expect((await readRegistry(place.store, environment)).version).toBe(4);
  });

  it('rejects the only release, and one that is not in use', async () => {
    const { place, ids } = await deployed('withdrawn-only', 1);
    const [one = ''] = ids;
    await expect(withdraw(place, { name, id: one })).rejects.toThrow(
      `no release of mfe-auth but ${one}`,
    );
    const other = await publishVersion(place.store, 9);
    await expect(withdraw(place, { name, id: other })).rejects.toThrow(
      `local uses no release ${other}`,
    );
  });

  it('is taken back by promoting again, only where that is meant', async () => {
    const { place, ids } = await deployed('meant', 2);
    const [one, two = ''] = ids;
    await rollBack(place, name);
    await expect(promote(place, [{ name, id: two }])).rejects.toThrow(
      `${two} was withdrawn from local`,
    );
    await promote(place, [{ name, id: two }], { isAgain: true });
    expect(await entryIn(place.store)).toEqual({ current: two, former: [one], withdrawn: [] });
  });
});
