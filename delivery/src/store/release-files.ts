import { join } from 'node:path';
import type { ReleaseFile } from './release';
import { findRelease, releaseDir, type Store } from './store';

/** A file of a release and where it is on disk; a coded form has the key of its coding behind that. */
export interface StoredFile {
  file: ReleaseFile;
  path: string;
}

const address = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/;

/**
 * Opens the files of a store's releases, by their addresses, `/releases/<name>/<id>/<path>`.
 * Only what a release lists is ever looked for on disk, so no path leads out of it.
 * @returns a function that takes a decoded address and gives null where no release lists it.
 */
export function openFiles(store: Store) {
  // Releases never change, so one is read once; a missing one may be published later.
  const known = new Map<string, ReadonlyMap<string, ReleaseFile>>();

  return async (decodedAddress: string): Promise<StoredFile | null> => {
    const [, name = '', id = '', path = ''] = address.exec(decodedAddress) ?? [];
    const key = `${name}/${id}`;
    if (!known.has(key)) {
      const release = await findRelease(store, name, id);
      if (release === null) return null;
      known.set(key, new Map(Object.entries(release.files)));
    }
    const file = known.get(key)?.get(path);
    return file === undefined ? null : { file, path: join(releaseDir(store, name, id), path) };
  };
}
