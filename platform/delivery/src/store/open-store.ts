import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorMessage, hasCode, UserError } from '@cpal/server-kit/errors';
import type { StorePlace } from '../settings';
import { folderStore } from './folder-store';
import { s3Store } from './s3/s3-store';
import { sweepStaging } from './staging';
import type { Store } from './store';

/** Whether a folder is there. @throws Error if something else is. */
async function isFolder(dir: string): Promise<boolean> {
  try {
    if ((await stat(dir)).isDirectory()) return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
  throw new Error('it is not a folder');
}

/**
 * Opens a store. It makes nothing: the first file that is written makes what folders it needs. In a folder
 * that is there, what a killed process left is removed.
 * @throws UserError if the folder cannot be used.
 */
export async function openStore(place: StorePlace): Promise<Store> {
  if (typeof place !== 'string') return s3Store(place);
  const dir = resolve(place);
  try {
    if (await isFolder(dir)) await sweepStaging(dir, Date.now());
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new UserError(`The release store ${dir} cannot be used: ${reason}`, { cause });
  }
  return folderStore(dir);
}

/** What makes a place a store. */
const marker = 'store.json';

/** Whether a place is a store; those that are older than the marker are known by what they hold. */
async function isStore(store: Store): Promise<boolean> {
  if ((await store.read(marker)) !== null) return true;
  for (const folder of ['environments', 'releases'])
    if ((await store.list(folder)).length > 0) return true;
  return false;
}

/**
 * Opens a store that somebody has made.
 * @throws UserError if nobody has: a wrong name of a place must not become a store.
 */
export async function openMadeStore(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  if (await isStore(store)) return store;
  throw new UserError(
    `there is no release store in ${store.location}: check RELEASES_DIR and RELEASES_URL, or make one with cpal init`,
  );
}

/** Opens a store, and makes it if nobody has. @returns it, and whether it is new. */
export async function makeStore(place: StorePlace): Promise<{ store: Store; isNew: boolean }> {
  const store = await openStore(place);
  if (await isStore(store)) return { store, isNew: false };
  return { store, isNew: await store.create(marker, '{}\n') };
}
