import type { ReleaseName } from '../registry/changes';
import { composedFolder } from '../site/composed';
import { contentsFolder } from '../store/contents';
import type { Store } from '../store/store';
import { filePath } from '../store/store-file';
import {
  mapConcurrently,
  type GarbageFile,
  isFileRecord,
  listGarbage,
  getRemovalRank,
} from './garbage';
import { getFileForms, type Held, type Kept, lookAtStore, recordAt } from './kept';

/** What is not needed any longer. */
export interface Garbage {
  files: GarbageFile[];
  /** What was left as it is, whatever is in it. */
  held: Held[];
}

/** How much of it is what. */
export interface Summary {
  releases: ReleaseName[];
  snapshots: number;
  /** Files of releases, with their coded forms. */
  files: number;
  /** Pages, what says of what they were composed, their tables and options. */
  contents: number;
  bytes: number;
}

/** What is removed before the next look, in bytes: it is in memory until then. */
const batchBytes = 64 * 1024 * 1024;

const batchFiles = 1000;

/** Sums up garbage, by the folders of a store. */
export function summarize({ files }: Pick<Garbage, 'files'>): Summary {
  const inFolder = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
  return {
    releases: files.flatMap(({ path }) => recordAt(path) ?? []),
    snapshots: inFolder('environments'),
    files: inFolder('files'),
    contents: inFolder(contentsFolder) + inFolder(composedFolder),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Parts of garbage. */
function batchesOf(files: readonly GarbageFile[]): GarbageFile[][] {
  const batches: GarbageFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    const isFull = !last || last.length >= batchFiles || bytes + file.bytes > batchBytes;
    if (isFull) batches.push([file]);
    else last.push(file);
    bytes = isFull ? file.bytes : bytes + file.bytes;
  }
  return batches;
}

/** Paths by rank, the first to be removed first. */
const byRank = (paths: readonly string[]) =>
  [0, 1, 2, 3].map((rank) => paths.filter((path) => getRemovalRank(path) === rank));

/** Removes files, and gives what was in those that were there. */
async function removeAll(store: Store, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const removed = new Map<string, Buffer>();
  for (const rank of byRank(paths))
    await mapConcurrently(rank, async (path) => {
      const body = await store.read(path);
      if (body !== null) removed.set(path, body);
      await store.remove(path);
    });
  return removed;
}

/** The forms of the file that a path says is there. */
const formsOfFile = (path: string) => getFileForms(path.slice(0, -filePath('').length));

/** Puts back what is needed after all. @returns the paths of these. */
async function restore(store: Store, removed: ReadonlyMap<string, Buffer>, kept: Kept) {
  const needed = [...removed.keys()].filter(kept.has);
  const changed = new Set<string>();
  for (const rank of byRank(needed).toReversed())
    await mapConcurrently(rank, async (path) => {
      const body = removed.get(path);
      // A publish may have made other bytes of a coded form: then it says itself what the file is.
      const isStale = isFileRecord(path) && formsOfFile(path).some((form) => changed.has(form));
      if (body === undefined || isStale || (await store.create(path, body))) return;
      if (!(await store.read(path))?.equals(body)) changed.add(path);
    });
  return new Set(needed);
}

/**
 * Finds and removes what a store does not need any longer: what neither a snapshot of some time names, nor
 * an environment's latest one, nor what is under way, and what was not written since.
 *
 * Nobody waits for it, and it waits for nobody. A publish or promotion notes what it is about to name
 * before it looks what is there. Here notes, snapshots and records are read again after each removal, and
 * what is named by then is put back. So whichever comes second has seen the other.
 * @param since seconds since the epoch.
 */
export function createUpkeep(store: Store, since: number) {
  const look = lookAtStore(store, since);

  async function find(): Promise<Garbage> {
    const { files, kept } = await listGarbage(store, look, since);
    return { files, held: kept.held };
  }

  /** Removes what was found. @returns what was removed. */
  async function collect({ files }: Pick<Garbage, 'files'>): Promise<Garbage> {
    const gone: GarbageFile[] = [];
    let kept = await look();
    for (const batch of batchesOf(files)) {
      const due = batch.filter(({ path }) => !kept.has(path));
      const removed = await removeAll(
        store,
        due.map(({ path }) => path),
      );
      kept = await look();
      const restored = await restore(store, removed, kept);
      gone.push(...due.filter(({ path }) => removed.has(path) && !restored.has(path)));
    }
    return { files: gone, held: kept.held };
  }

  return { find, collect };
}
