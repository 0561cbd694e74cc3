import { errorMessage, UserError } from '@cpal/server-kit/errors';
import { damagedForms } from './damaged-forms';
import { type Pin, readPinned } from './pinned';
import { fileSchema, type Release, type ReleaseFile, storedPath } from './release';
import { readJson, type Store } from './store';
import { filePath } from './store-file';

/** A file of a release that is not what was published, and how. */
export interface Damage {
  name: string;
  id: string;
  /** Of the build, with its coding's key behind it. */
  path: string;
  fault: string;
}

/** An error's message; any other error stays one. */
function refusalOf(error: unknown): string {
  if (error instanceof UserError) return errorMessage(error);
  throw error;
}

/** What is wrong with one file; without what says that it is there, the edge server finds none. */
async function findIssues(store: Store, stored: string, file: ReleaseFile) {
  const [forms, noted] = await Promise.all([
    damagedForms(store, stored, file),
    readJson(store, filePath(stored), fileSchema).catch(refusalOf),
  ]);
  if (noted === null) return [...forms, { ending: '.file', fault: 'is missing' }];
  const isSame = JSON.stringify(noted) === JSON.stringify(file);
  return isSame ? forms : [...forms, { ending: '.file', fault: 'is not what was published' }];
}

/**
 * Compares each file of a release, in each of its stored forms, with the release's record.
 * @returns all that is wrong; nothing where it is whole.
 */
export async function damagesIn(store: Store, release: Release): Promise<Damage[]> {
  const { id, build, files } = release;
  const looks = Object.entries(files).map(async ([path, file]) => {
    const failures = await findIssues(store, storedPath(release, path), file);
    return failures.map(({ ending, fault }) => ({
      name: build.name,
      id,
      path: path + ending,
      fault,
    }));
  });
  return (await Promise.all(looks)).flat();
}

/** Compares a release with what was promoted: its record with the pin too, else as above. */
export async function findReleaseDamage(store: Store, name: string, pin: Pin): Promise<Damage[]> {
  const found = await readPinned(store, name, pin).catch(refusalOf);
  return typeof found === 'string'
    ? [{ name, id: pin.id, path: 'release.json', fault: found }]
    : damagesIn(store, found);
}
