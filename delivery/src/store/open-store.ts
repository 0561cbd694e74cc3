import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorMessage, Refusal } from '@cpal/server-kit/errors';
import type { StorePlace } from '../settings';
import { folderStore } from './folder-store';
import { s3Store } from './s3/s3-store';
import { sweepStaging } from './staging';
import type { Store } from './store';

/**
 * Opens a store. Of one in a folder it makes the folders where they are missing, and removes what a
 * killed process left.
 * @throws Refusal where the folder cannot be used.
 */
export async function openStore(place: StorePlace): Promise<Store> {
  if (typeof place !== 'string') return s3Store(place);
  const dir = resolve(place);
  try {
    for (const part of ['releases', 'environments', 'staging']) {
      await mkdir(join(dir, part), { recursive: true });
    }
    await sweepStaging(dir, Date.now());
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new Refusal(`The release store ${dir} cannot be used: ${reason}`, { cause });
  }
  return folderStore(dir);
}
