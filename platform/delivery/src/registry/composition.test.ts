import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { recordPath } from '../store/published';
import { fileName, type Store } from '../store/store';
import { deploy, offering, shellBuild, using } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { readComposition } from './composition';
import { readRegistry } from './registry';

const read = async (store: Store) =>
  readComposition(store, (await readRegistry(store, 'local')).entries);

const dir = tempDir();

/** Gives a stored release another entry than it was published with. */
async function change(store: Store, id: string) {
  const file = fileName(store, recordPath('mfe-auth', id));
  const record = await readFile(file, 'utf8');
  await writeFile(file, record.replace('"remoteEntry.js"', '"routes.js"'));
}

it('falls back to no release whose record has changed', async () => {
  const store = await openStore(join(dir, 'previous'));
  await deploy(store, 'local', { build: shellBuild });
  const oldest = await deploy(store, 'local', { build: { container: 'mfe_auth_0' } });
  const previous = await deploy(store, 'local', { build: { container: 'mfe_auth_1' } });
  const { id } = await deploy(store, 'local', { build: { container: 'mfe_auth_2' } });
  const previousIn = async () => {
    const [auth] = (await read(store)).remotes;
    return { current: auth?.current.id, previous: auth?.previous?.id };
  };
  expect(await previousIn()).toEqual({ current: id, previous: previous.id });
  await change(store, previous.id);
  expect(await previousIn()).toEqual({ current: id, previous: oldest.id });
  await change(store, oldest.id);
  expect(await previousIn()).toEqual({ current: id, previous: undefined });
});

it('falls back to no release that uses what the shell lacks', async () => {
  const store = await openStore(join(dir, 'unfit'));
  await deploy(store, 'local', offering(['Link', 'useHref']));
  const oldest = await deploy(store, 'local', using([]));
  await deploy(store, 'local', using(['useHref']));
  await deploy(store, 'local', using(['Link']));
  await deploy(store, 'local', offering(['Link']));
  const [auth] = (await read(store)).remotes;
  expect(auth?.previous?.id).toBe(oldest.id);
});

it('rejects a current release whose record has changed', async () => {
  const store = await openStore(join(dir, 'current'));
  await deploy(store, 'local', { build: shellBuild });
  const { id } = await deploy(store, 'local', {});
  await change(store, id);
  await expect(read(store)).rejects.toThrow(
    `mfe-auth ${id}: its record is not the one that was promoted`,
  );
});
