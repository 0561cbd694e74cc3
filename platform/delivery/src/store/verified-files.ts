import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { UserError } from '@cpal/server-kit/errors';
import { fileName, type Part, type Store } from './store';

interface VerifiedOptions {
  store: Store;
  /** Where files of a remote store are kept, which is empty; null for a store on this machine. */
  cache: Store | null;
  /** Of all files that are kept, or remembered as verified. */
  maxBytes?: number;
}

/** Files that are read whole, to be verified, at the same time: each is in memory then. */
const atOnce = 4;

/**
 * Gives files that were compared with their hash when they came to this machine, or when they were read
 * first. The ones that were asked for longest ago are forgotten, and verified again when they are next.
 */
export function verifiedFiles({ store, cache, maxBytes = 512 * 1024 * 1024 }: VerifiedOptions) {
  const forgotten: string[] = [];
  /** The paths of what is verified. */
  const verified = new LRUCache<string, true>({
    maxSize: maxBytes,
    dispose: (_, path, reason) => {
      if (reason === 'evict') forgotten.push(path);
    },
  });
  const coming = new Map<string, Promise<boolean>>();
  const limit = pLimit(atOnce);

  async function bring(path: string, isIntact: (body: Buffer) => Promise<boolean>) {
    const body = await store.read(path);
    if (body === null) return false;
    if (!(await isIntact(body)))
      throw new UserError(`${fileName(store, path)} is not the file that was published`);
    await cache?.create(path, body);
    // The last one is kept whatever its size; the cache takes no size of zero.
    verified.set(path, true, { size: Math.min(Math.max(body.length, 1), maxBytes) });
    for (const oldest of forgotten.splice(0)) await cache?.remove(oldest);
    return true;
  }

  /** Whether there is a file; all that ask meanwhile wait for the same one. */
  function brought(path: string, isIntact: (body: Buffer) => Promise<boolean>) {
    const found =
      coming.get(path) ?? limit(bring, path, isIntact).finally(() => coming.delete(path));
    coming.set(path, found);
    return found;
  }

  /**
   * Streams a file, or a part of it; null if there is none.
   * @throws UserError if it is not what `isIntact` expects.
   */
  return async (
    path: string,
    isIntact: (body: Buffer) => Promise<boolean>,
    part?: Part,
  ): Promise<Readable | null> => {
    if (!verified.get(path) && !(await brought(path, isIntact))) return null;
    // Null also where it was forgotten this moment, under more load than the cache is made for.
    return (cache ?? store).stream(path, part);
  };
}
