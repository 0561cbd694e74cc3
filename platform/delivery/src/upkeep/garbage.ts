import pLimit from 'p-limit';
import { composedFolder } from '../site/composed';
import { contentsFolder } from '../store/contents';
import { abandonedAfterMs } from '../store/staging';
import type { Store } from '../store/store';
import { filePath } from '../store/store-file';
import { type Kept, recordAt } from './kept';

/** A file that is not needed any longer. */
export interface GarbageFile {
  path: string;
  bytes: number;
}

/** Requests at the same time, or open files. */
const atOnce = 16;

/**
 * Does something with each of many, some at the same time.
 * @returns what came of each, in their order.
 */
export function mapConcurrently<T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const limit = pLimit(atOnce);
  return Promise.all(all.map((one) => limit(work, one)));
}

/** Whether a path says of a file of releases that it is there. */
export const isFileRecord = (path: string): boolean =>
  path.startsWith('files/') && path.endsWith(filePath(''));

/**
 * When a file is removed: what names others goes before them, and what says of a file that it is there
 * before the file. So whatever is left, where this ends half-way, is whole.
 */
export function getRemovalRank(path: string): number {
  if (path.startsWith('environments/')) return 0;
  if (recordAt(path) !== null) return 1;
  return isFileRecord(path) ? 2 : 3;
}

/**
 * Lists what nothing names that is kept, and that was written before a time, in the order of its removal.
 * @param since seconds since the epoch, by the store's clock.
 */
export async function listGarbage(
  store: Store,
  look: () => Promise<Kept>,
  since: number,
): Promise<{ files: GarbageFile[]; kept: Kept }> {
  // Listed first: what is written from now on is no matter of ours.
  const folders = ['releases', 'files', contentsFolder, composedFolder];
  const listed = (await Promise.all(folders.map(store.list))).flat();
  const drafts = await store.list('staging');
  const kept = await look();
  const abandoned = (Date.now() - abandonedAfterMs) / 1000;

  const found = [
    ...kept.oldSnapshots.map((path) => ({ path, before: Infinity })),
    ...listed.filter((path) => !kept.has(path)).map((path) => ({ path, before: since })),
    ...drafts.map((path) => ({ path, before: abandoned })),
  ];
  const dated = await mapConcurrently(found, async ({ path, before }) => {
    const stat = await store.stat(path);
    return stat !== null && stat.writtenAt < before ? [{ path, bytes: stat.bytes }] : [];
  });
  const files = dated.flat().toSorted((a, b) => getRemovalRank(a.path) - getRemovalRank(b.path));
  return { files, kept };
}
