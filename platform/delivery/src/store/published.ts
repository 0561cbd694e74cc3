import { UserError } from '@cpal/server-kit/errors';
import { parseJson } from '../json';
import { canNameRelease, type Release, toReleaseId, releaseSchema } from './release';
import { fileName, type Store } from './store';

/** Where the record of a release is. */
export const releaseFolder = (name: string, id: string): string => `releases/${name}/${id}`;

/** The file that says what a release is; without it there is none, whatever else lies there. */
export const recordPath = (name: string, id: string): string =>
  `${releaseFolder(name, id)}/release.json`;

/** A release's record as it is stored; null if nothing was published under this name and id. */
export const readRecord = async (store: Store, name: string, id: string): Promise<Buffer | null> =>
  canNameRelease(name, id) ? store.read(recordPath(name, id)) : null;

/** A record that something else vouches for. */
export const parseRecord = (store: Store, name: string, id: string, record: Buffer): Release =>
  parseJson(record.toString(), releaseSchema, fileName(store, recordPath(name, id)));

/**
 * A record by itself: its id follows from what it says.
 * @throws UserError if it is another than was published, or of a previous format.
 */
export function checkedRecord(store: Store, name: string, id: string, record: Buffer): Release {
  const release = parseRecord(store, name, id, record);
  if (release.build.name === name && release.id === id && toReleaseId(release) === id)
    return release;
  throw new UserError(`${fileName(store, recordPath(name, id))} is not what was published`);
}

/**
 * Reads what was published under this name and id; null if nothing was.
 * @throws UserError if its record is another than was published, or of a previous format.
 */
export async function findRelease(store: Store, name: string, id: string): Promise<Release | null> {
  const record = await readRecord(store, name, id);
  return record && checkedRecord(store, name, id, record);
}
