import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, releaseDir, type Store } from '../store/store';
import { deploy, shellBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { readComposition } from './composition';

const dir = tempDir();

/** Takes from a stored release what builds did not say of themselves in the past. */
async function makeFormer(store: Store, id: string) {
  const file = join(releaseDir(store, 'mfe-auth', id), 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8'));
  delete release.build.pages;
  await writeFile(file, JSON.stringify(release));
}

it('falls back to no release of a former format', async () => {
  const store = await openStore(join(dir, 'previous'));
  await deploy(store, 'local', { build: shellBuild });
  const former = await deploy(store, 'local', { build: { container: 'mfe_auth_0' } });
  const { id } = await deploy(store, 'local', {});
  const previousIn = async () => {
    const [auth] = (await readComposition(store, 'local')).remotes;
    return { current: auth?.current.id, previous: auth?.previous?.id };
  };
  expect(await previousIn()).toEqual({ current: id, previous: former.id });
  await makeFormer(store, former.id);
  expect(await previousIn()).toEqual({ current: id, previous: undefined });
});

it('refuses a current release of a former format', async () => {
  const store = await openStore(join(dir, 'current'));
  await deploy(store, 'local', { build: shellBuild });
  const { id } = await deploy(store, 'local', {});
  await makeFormer(store, id);
  await expect(readComposition(store, 'local')).rejects.toThrow(
    'build.pages must be of type array',
  );
});
