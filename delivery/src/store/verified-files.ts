import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { Refusal } from '@cpal/server-kit/errors';
import { fileName, type Part, type Store } from './store';

interface VerifiedOptions {
  store: Store;
  /** Where files of a remote store are kept, which is empty; null for a store on this machine. */
  cache: Store | null;
  /** Of all files that are kept, or remembered as verified. */
  mostBytes?: number;
}

/** Files that are read whole, to be verified, at the same time: each is in memory then. */
const atOnce = 4;

/**
 * Gives files that were compared with their hash when they came to this machine, or when they were read
 * first. The ones that were asked for longest ago are forgotten, and verified again when they are next.
 */
export function verifiedFiles({ store, cache, mostBytes = 512 * 1024 * 1024 }: VerifiedOptions) {
  /** By path, the bytes of what is verified; what was asked for longest ago comes first. */
  const verified = new Map<string, number>();
  const coming = new Map<string, Promise<boolean>>();
  const limit = pLimit(atOnce);
  let bytes = 0;

  async function forget(path: string) {
    bytes -= verified.get(path) ?? 0;
    verified.delete(path);
    await cache?.remove(path);
  }

  async function bring(path: string, isIntact: (body: Buffer) => Promise<boolean>) {
    const body = await store.read(path);
    if (body === null) return false;
    if (!(await isIntact(body)))
      throw new Refusal(`${fileName(store, path)} is not the file that was published`);
    await cache?.create(path, body);
    verified.set(path, body.length);
    bytes += body.length;
    for (const oldest of verified.keys()) {
      if (bytes <= mostBytes || oldest === path) break;
      await forget(oldest);
    }
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
   * Streams a file, or a part of it; null where there is none.
   * @throws Refusal where it is not what `isIntact` expects.
   */
  return async (
    path: string,
    isIntact: (body: Buffer) => Promise<boolean>,
    part?: Part,
  ): Promise<Readable | null> => {
    const size = verified.get(path);
    if (size === undefined && !(await brought(path, isIntact))) return null;
    if (size !== undefined) {
      verified.delete(path);
      verified.set(path, size);
    }
    // Null also where it was forgotten this moment, under more load than the cache is made for.
    return (cache ?? store).stream(path, part);
  };
}
