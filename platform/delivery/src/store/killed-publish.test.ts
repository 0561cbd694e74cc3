import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { longScript, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { openStore } from './open-store';
import { publish } from './publish';
import { findRelease } from './published';
import { type Release, storedPath } from './release';
import type { Store } from './store';

const dir = tempDir();
const open = () => openStore(join(dir, randomUUID()));

let dist: string;
let whole: Release;
beforeAll(async () => {
  dist = await writeBuild(dir);
  whole = await publish(await open(), dist);
});

/** A store whose process ends while it creates one of its files, before or after it is there. */
function endingAt(store: Store, turn: number, isAfter: boolean): Store {
  let turns = 0;
  return {
    ...store,
    create: async (path, body) => {
      turns += 1;
      if (turns < turn) return store.create(path, body);
      if (turns === turn && isAfter) await store.create(path, body);
      throw new Error('killed');
    },
  };
}

/** The note, all files with their coded forms, what says of each that it is there, the record. */
const steps = () =>
  Object.values(whole.files).reduce((sum, { br, gz }) => sum + 2 + (br ? 1 : 0) + (gz ? 1 : 0), 2);

it.each([false, true])(
  'has published nothing, and is completed by the next; after: %s',
  async (isAfter) => {
    for (let turn = 1; turn <= steps(); turn += 1) {
      const store = await open();
      await expect(publish(endingAt(store, turn, isAfter), dist)).rejects.toThrow('killed');
      const isPublished = isAfter && turn === steps();
      expect((await findRelease(store, 'mfe-auth', whole.id)) !== null).toBe(isPublished);
      expect((await publish(store, dist)).files).toEqual(whole.files);
    }
  },
);

const script = () => storedPath(whole, 'remoteEntry.js');

describe('what is there already', () => {
  it('stays where it has the same content in other bytes', async () => {
    const store = await open();
    const coded = brotliCompressSync(longScript, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    await store.create(`${script()}.br`, coded);
    const { files } = await publish(store, dist);
    expect(files['remoteEntry.js']?.br?.bytes).toBe(coded.length);
    expect(coded.length).not.toBe(whole.files['remoteEntry.js']?.br?.bytes);
  });

  it.each([
    ['', 'export const answer = 43;'],
    ['.br', brotliCompressSync('export const answer = 43;')],
    ['.br', brotliCompressSync(`${longScript} `)],
    ['.gz', 'no gzip at all'],
  ])('is rejected where it has other content: remoteEntry.js%s', async (ending, body) => {
    const store = await open();
    await store.create(`${script()}${ending}`, body);
    await expect(publish(store, dist)).rejects.toThrow(
      `${script()}${ending} has other content than the build`,
    );
    expect(await findRelease(store, 'mfe-auth', whole.id)).toBeNull();
  });
});
