import { canNameRelease, type Release, releaseSchema } from './release';
import { readJson, type Store } from './store';

/** Where the record of a release is. */
export const releaseFolder = (name: string, id: string): string => `releases/${name}/${id}`;

/** The file that says what a release is; without it there is none, whatever else lies there. */
export const recordPath = (name: string, id: string): string =>
  `${releaseFolder(name, id)}/release.json`;

/** Reads what was published under this name and id; null where nothing was. */
export async function findRelease(store: Store, name: string, id: string): Promise<Release | null> {
  if (!canNameRelease(name, id)) return null;
  return readJson(store, recordPath(name, id), releaseSchema);
}
