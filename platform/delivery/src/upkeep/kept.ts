import { UserError } from '@cpal/server-kit/errors';
import type { ReleaseName } from '../registry/changes';
import { usedBy } from '../registry/entry';
import { findSnapshot, type Registry } from '../registry/registry';
import { isLandmark, listEnvironments, listSnapshots, snapshotPath } from '../registry/snapshots';
import { contentPath, contentsFolder, readContent } from '../store/contents';
import { foldersInUse } from '../store/in-use';
import { findRelease, recordPath } from '../store/published';
import { filesFolder, type Release, storedPath } from '../store/release';
import type { Store } from '../store/store';
import { filePath } from '../store/store-file';

/** A folder in which nothing is removed, and why. */
export interface Held {
  folder: string;
  reason: string;
}

/** What of a store is needed. */
export interface Kept {
  /** Whether a file is needed, or could be. */
  has: (path: string) => boolean;
  /** Snapshots that are not. */
  oldSnapshots: string[];
  held: Held[];
}

/** All releases that a registry names: the withdrawn ones can be promoted again. */
export const getNamedReleases = ({ entries }: Registry): (ReleaseName & { isUsed: boolean })[] =>
  Object.entries(entries).flatMap(([name, entry]) => [
    ...usedBy(entry).map(({ id }) => ({ name, id, isUsed: true })),
    ...entry.withdrawn.map((id) => ({ name, id, isUsed: false })),
  ]);

/** The digests in a content. A table names its pages by them; in what else there is they do no harm. */
const digestsIn = (content: Buffer): string[] =>
  [...content.toString().matchAll(/"([\w-]{43})"/g)].map(([, digest = '']) => digest);

/** The release that a path is the record of; null for any other path. */
export function recordAt(path: string): ReleaseName | null {
  const [, name = '', id = ''] = path.split('/');
  return path === recordPath(name, id) ? { name, id } : null;
}

/** All forms of a file, what says that it is there among them. */
export const getFileForms = (stored: string): string[] => [
  filePath(stored),
  `${stored}.br`,
  `${stored}.gz`,
  stored,
];

/** Does what fails with a UserError where the store has not what it should have: then `hold` is called. */
async function orHold(work: () => Promise<unknown>, hold: (reason: string) => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    hold(error.message);
  }
}

/** Reads what is not known yet. */
async function known<T>(all: Map<string, T>, key: string, read: () => Promise<T | null>) {
  const found = all.get(key) ?? (await read());
  if (found !== null) all.set(key, found);
  return found;
}

/**
 * Looks at what the snapshots of some time name, at releases published since, and at what is under way.
 * Each environment's latest snapshot counts, whatever its age. Where something cannot be read, all that
 * it could name is held.
 * @param since seconds since the epoch.
 * @returns a function that looks again. What was held once is held from then on: of what was spared for
 * it, nothing else may be missing.
 */
export function lookAtStore(store: Store, since: number): () => Promise<Kept> {
  const held = new Map<string, string>();
  const hold = (folder: string) => (reason: string) => void held.set(folder, reason);
  // None of these ever changes.
  const snapshots = new Map<string, Registry>();
  const tables = new Map<string, string[]>();
  const records = new Map<string, Release>();

  /** The registries that count, and the paths of those that can go. */
  async function readHistory() {
    const registries: Registry[] = [];
    const old: string[] = [];
    for (const environment of await listEnvironments(store)) {
      const versions = await listSnapshots(store, environment);
      for (const version of versions) {
        const path = snapshotPath(environment, version);
        const registry = await known(snapshots, path, () =>
          findSnapshot(store, environment, version),
        );
        // Null: another has collected it since.
        if (registry === null) continue;
        if (version === versions[0] || registry.writtenAt >= since) registries.push(registry);
        else if (!isLandmark(version)) old.push(path);
      }
    }
    return { registries, old };
  }

  async function contentsOf({ options, pages }: Registry): Promise<string[]> {
    const digests = [options, pages].flatMap((digest) => digest ?? []);
    await orHold(async () => {
      if (pages === null) return;
      const table = await known(tables, pages, async () =>
        digestsIn(await readContent(store, pages)),
      );
      digests.push(...(table ?? []));
    }, hold(contentsFolder));
    return digests.map(contentPath);
  }

  async function filesOf({ name, id }: ReleaseName, there: ReadonlySet<string>): Promise<string[]> {
    const files: string[] = [];
    await orHold(
      async () => {
        const release = await known(records, recordPath(name, id), () =>
          findRelease(store, name, id),
        );
        for (const path of Object.keys(release?.files ?? {}))
          if (release) files.push(storedPath(release, path));
        const missing = files.find((stored) => !there.has(filePath(stored)));
        if (missing !== undefined) throw new UserError(`${name} ${id}: ${missing} is missing`);
      },
      hold(filesFolder(name)),
    );
    return files.flatMap(getFileForms);
  }

  return async () => {
    // Who is under way names things before its note goes, so notes are read first.
    for (const folder of await foldersInUse(store)) hold(folder)('something under way uses it');
    const { registries, old } = await readHistory();
    const paths = new Set((await Promise.all(registries.map(contentsOf))).flat());
    const published = new Set(await store.list('releases'));
    const there = new Set(await store.list('files'));
    for (const { name, id, isUsed } of registries.flatMap(getNamedReleases)) {
      const path = recordPath(name, id);
      paths.add(path);
      if (isUsed && !published.has(path)) hold(filesFolder(name))(`${path} is missing`);
    }
    for (const path of published) {
      const release = recordAt(path);
      if (release === null) continue;
      const isYoung = async () => ((await store.stat(path))?.writtenAt ?? 0) >= since;
      if (!paths.has(path) && !(await isYoung())) continue;
      paths.add(path);
      for (const file of await filesOf(release, there)) paths.add(file);
    }
    return {
      has: (path) =>
        paths.has(path) || [...held.keys()].some((folder) => path.startsWith(`${folder}/`)),
      oldSnapshots: old,
      held: [...held].map(([folder, reason]) => ({ folder, reason })),
    };
  };
}
