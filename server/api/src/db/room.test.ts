import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireRoom } from './room';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-room-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the room for a database', () => {
  it('is there, and the try leaves nothing behind', async () => {
    await expect(requireRoom(folder)).resolves.toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is missing on a disk that is nearly full', async () => {
    const nearlyFull = requireRoom(folder, async () => 63.5 * 2 ** 20);
    await expect(nearlyFull).rejects.toThrow('Only 63 MB are free');
  });

  it('is missing where nothing can be written', async () => {
    const gone = requireRoom(join(folder, 'gone'), async () => 2 ** 40);
    await expect(gone).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
