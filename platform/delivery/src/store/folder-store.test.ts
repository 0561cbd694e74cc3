import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { testStore } from '../testing/store-contract';
import { tempDir } from '../testing/temp-dir';
import { openStore } from './open-store';

const dir = tempDir();
const open = () => openStore(join(dir, randomUUID()));

it('opens without making anything', async () => {
  const { location, list } = await open();
  expect(await list('releases')).toEqual([]);
  expect(existsSync(location)).toBe(false);
});

describe('a store in a folder', () => {
  testStore(open);

  it('leaves no draft behind', async () => {
    const store = await open();
    await store.create('releases/a.js', 'a');
    await store.create('releases/a.js', 'b');
    expect(await readdir(join(store.location, 'staging'))).toEqual([]);
  });

  it('lists no link, which could lead out of it', async () => {
    const store = await open();
    await mkdir(join(store.location, 'releases'), { recursive: true });
    await symlink('/etc/hostname', join(store.location, 'releases', 'host.txt'));
    expect(await store.list('releases')).toEqual([]);
  });

  it('names the file that cannot be written', async () => {
    const store = await open();
    await store.create('releases/a', '');
    await expect(store.create('releases/a/b/c.js', '')).rejects.toThrow(
      `${store.location}/releases/a/b/c.js cannot be written`,
    );
  });

  it('names the folder that cannot be read', async () => {
    const store = await open();
    const loop = join(store.location, 'releases', 'loop');
    await mkdir(dirname(loop), { recursive: true });
    await symlink(loop, loop);
    await expect(store.read('releases/loop')).rejects.toThrow(`${loop} cannot be read: ELOOP`);
    await mkdir(join(store.location, 'releases', 'a'));
    expect(await store.read('releases/a')).toBeNull();
  });
});
