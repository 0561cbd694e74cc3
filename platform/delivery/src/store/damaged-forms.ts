import { codings } from '../codings';
import { toIntegrity } from './integrity';
import type { FileForm, ReleaseFile } from './release';
import type { Store } from './store';

/** A stored form of a file that is not what was published, and how. */
export interface DamagedForm {
  /** What its path has behind that of the file: its coding's key, or nothing. */
  ending: string;
  fault: string;
}

/** Whether what is stored of a file has its hash. */
export const isIntact = (form: FileForm, stored: Buffer): boolean =>
  toIntegrity(stored) === form.integrity;

/**
 * Compares each stored form of a file with what is said of it.
 * @param stored where the file is in the store.
 * @returns those that are missing or others; nothing where it is whole.
 */
export async function damagedForms(
  store: Store,
  stored: string,
  file: ReleaseFile,
): Promise<DamagedForm[]> {
  const forms = [
    { ending: '', form: file },
    ...codings.map(({ key }) => ({ ending: `.${key}`, form: file[key] })),
  ];
  const looks = forms.map(async ({ ending, form }): Promise<DamagedForm[]> => {
    if (form === null) return [];
    const body = await store.read(stored + ending);
    if (body === null) return [{ ending, fault: 'is missing' }];
    return isIntact(form, body) ? [] : [{ ending, fault: 'is not the file that was published' }];
  });
  return (await Promise.all(looks)).flat();
}
