import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { deploy, shellBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { promote } from './changes';
import { readRegistry } from './registry';
import { retire } from './retire';

const dir = tempDir();
const environment = 'local';
const name = 'mfe-auth';

/** A store with a shell and perhaps a remote. */
async function deployed(hasRemote: boolean) {
  const store = await openStore(join(dir, randomUUID()));
  await deploy(store, environment, { build: shellBuild });
  const id = hasRemote ? (await deploy(store, environment, {})).id : '';
  return { place: { store, environment }, id };
}

it('takes an entry out, and promoting brings it back without its history', async () => {
  const { place, id } = await deployed(true);
  await deploy(place.store, environment, { files: { 'routes.js': 'export {};' } });
  const { change, entries, version } = await retire(place, name);
  expect([change, Object.keys(entries), version]).toEqual([`retire ${name}`, ['shell'], 5]);
  expect(await readRegistry(place.store, environment)).toMatchObject({ version, entries });
  const again = await promote(place, [{ name, id }]);
  expect(again.entries[name]).toMatchObject({ current: { id }, former: [], withdrawn: [] });
});

it.each([true, false])('rejects the shell, next to a remote: %s', async (hasRemote) => {
  const { place } = await deployed(hasRemote);
  const before = await readRegistry(place.store, environment);
  await expect(retire(place, 'shell')).rejects.toThrow('shell is the shell');
  expect(await readRegistry(place.store, environment)).toEqual(before);
});

it('rejects a name that was never promoted', async () => {
  const { place } = await deployed(false);
  await expect(retire(place, name)).rejects.toThrow('local has no release of mfe-auth');
});

it('takes one out whose record is lost', async () => {
  const { place, id } = await deployed(true);
  await place.store.remove(`releases/${name}/${id}/release.json`);
  expect(Object.keys((await retire(place, name)).entries)).toEqual(['shell']);
});
