import { openStore } from '../store/open-store';
import { pageOptions } from '../testing/page-options';
import { tempDir } from '../testing/temp-dir';
import { readOptions, writeOptions } from './options';

const dir = tempDir();

it('reads what was stored, and no public address below a path', async () => {
  const store = await openStore(dir);
  const digest = await writeOptions(store, pageOptions);
  await expect(readOptions(store, digest)).resolves.toEqual(pageOptions);
  const below = await writeOptions(store, {
    ...pageOptions,
    publicUrl: 'https://example.com/cpal',
  });
  await expect(readOptions(store, below)).rejects.toThrow(
    `page options ${below}: publicUrl must be an origin without a path`,
  );
});
