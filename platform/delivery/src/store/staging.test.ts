import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '../testing/temp-dir';
import { newStaging } from './staging';
import { openStore } from './open-store';

const dir = tempDir();

it('loses what a killed publish left when the store is opened, and nothing of one that runs', async () => {
  const store = await openStore(dir);
  const [abandoned, running] = [newStaging(dir), newStaging(dir)];
  for (const staging of [abandoned, running]) {
    await mkdir(join(staging, 'pages'), { recursive: true });
    await writeFile(join(staging, 'pages', 'a.js'), '');
  }
  const now = Date.now() / 1000;
  await utimes(abandoned, now, now - 3700);
  await utimes(running, now, now - 3500);
  await openStore(dir);
  const left = await readdir(join(store.location, 'staging'));
  expect(left.map((name) => join(store.location, 'staging', name))).toEqual([running]);
});
