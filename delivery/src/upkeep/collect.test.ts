import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promote } from '../registry/changes';
import { openStore } from '../store/open-store';
import { publish } from '../store/publish';
import { findRelease } from '../store/published';
import { deploy, shellBuild, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { collect, findGarbage } from './collect';
import { damageOf } from './damage';

const dir = tempDir();

/** A store with one release that nothing uses, and that as garbage. */
async function withUnused() {
  const store = await openStore(join(dir, randomUUID()));
  await deploy(store, 'local', { build: shellBuild });
  const { id, build } = await publish(store, await writeBuild(dir), () => 0);
  const garbage = await findGarbage(store, 1);
  expect(garbage.releases).toEqual([{ name: build.name, id }]);
  return { store, id, name: build.name, garbage };
}

it('puts a release back that was promoted meanwhile', async () => {
  const { store, id, name, garbage } = await withUnused();
  const registry = await promote({ store, environment: 'local' }, [{ name, id }]);
  expect((await collect(store, garbage)).releases).toEqual([]);
  const pin = registry.entries[name]?.current ?? { id, digest: '' };
  expect(await damageOf(store, name, pin)).toEqual([]);
});

it('leaves the files, which other releases may share', async () => {
  const { store, id, name, garbage } = await withUnused();
  const files = await store.list('files');
  expect(await collect(store, garbage)).toEqual(garbage);
  expect(await findRelease(store, name, id)).toBeNull();
  expect(await store.list('files')).toEqual(files);
});
