import { errorMessage, Refusal } from '@cpal/server-kit/errors';
import { codings } from '../codings';
import { type Pin, readPinned } from '../store/pinned';
import { storedPath } from '../store/release';
import { isIntact } from '../store/release-files';
import type { Store } from '../store/store';

/** A file of a release that is not what was published, and how. */
export interface Damage {
  name: string;
  id: string;
  /** Of the build, with its coding's key behind it. */
  path: string;
  fault: string;
}

/** A refusal's message; any other error stays one. */
function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return errorMessage(error);
  throw error;
}

/**
 * Compares a release with what was promoted: its record with the pin, each file in each of its stored
 * forms with the record.
 * @returns all that is wrong; nothing where it is whole.
 */
export async function damageOf(store: Store, name: string, pin: Pin): Promise<Damage[]> {
  const { id } = pin;
  const damage = (path: string, fault: string): Damage => ({ name, id, path, fault });
  const found = await readPinned(store, name, pin).catch(refusalOf);
  if (typeof found === 'string') return [damage('release.json', found)];
  const faults: Damage[] = [];
  for (const [path, file] of Object.entries(found.files))
    for (const coding of [null, ...codings]) {
      const form = coding === null ? file : file[coding.key];
      if (form === null) continue;
      const ending = coding === null ? '' : `.${coding.key}`;
      const body = await store.read(storedPath(found, path) + ending);
      if (body === null) faults.push(damage(path + ending, 'is missing'));
      else if (!isIntact(form, body))
        faults.push(damage(path + ending, 'is not the file that was published'));
    }
  return faults;
}
