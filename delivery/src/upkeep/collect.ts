import type { ReleaseName } from '../registry/changes';
import { readRegistry } from '../registry/registry';
import { snapshotPath } from '../registry/snapshots';
import { findRelease, recordPath } from '../store/published';
import type { Store } from '../store/store';
import { listEnvironments, namedIn, snapshotsOf } from './named';

/** What is not needed any more. */
export interface Garbage {
  /** Paths of snapshots. */
  snapshots: string[];
  /** Releases without a record are what killed publishes left. */
  releases: ReleaseName[];
  /** Paths of the releases' files. */
  files: string[];
}

const keyOf = ({ name, id }: ReleaseName) => `${name}/${id}`;

/** Old snapshots, and the releases that the others name. */
async function readHistory(store: Store, since: number) {
  const old: string[] = [];
  const named = new Set<string>();
  for (const environment of await listEnvironments(store)) {
    let isLatest = true;
    for await (const registry of snapshotsOf(store, environment)) {
      const isKept = isLatest || registry.writtenAt >= since;
      if (isKept) for (const one of namedIn(registry)) named.add(keyOf(one));
      else old.push(snapshotPath(environment, registry.version));
      isLatest = false;
    }
  }
  return { old, named };
}

/** Whether a release was published lately, or its files were, where it has no record yet. */
async function isYoung(store: Store, { name, id }: ReleaseName, files: string[], since: number) {
  const release = await findRelease(store, name, id);
  if (release !== null) return release.publishedAt >= since;
  const times = await Promise.all(files.map((path) => store.writtenAt(path)));
  return times.some((time) => time !== null && time >= since);
}

/**
 * Finds what no snapshot of some time names: each environment's latest snapshot counts, whatever its age,
 * so nothing is found that is current, former or withdrawn anywhere, nor what was published since.
 * @param since seconds since the epoch.
 */
export async function findGarbage(store: Store, since: number): Promise<Garbage> {
  const { old, named } = await readHistory(store, since);
  const byRelease = new Map<string, string[]>();
  for (const path of await store.list('releases')) {
    const key = path.split('/').slice(1, 3).join('/');
    byRelease.set(key, [...(byRelease.get(key) ?? []), path]);
  }
  const garbage: Garbage = { snapshots: old, releases: [], files: [] };
  for (const [key, files] of byRelease) {
    const [name = '', id = ''] = key.split('/');
    if (named.has(key) || (await isYoung(store, { name, id }, files, since))) continue;
    garbage.releases.push({ name, id });
    garbage.files.push(...files);
  }
  return garbage;
}

/**
 * Removes what was found: a release's record first, so that there is no half of it. A release that was
 * promoted meanwhile is put back.
 * @returns what was removed.
 */
export async function collect(store: Store, garbage: Garbage): Promise<Garbage> {
  const records = new Map<string, Buffer | null>();
  for (const one of garbage.releases) {
    const path = recordPath(one.name, one.id);
    records.set(keyOf(one), await store.read(path));
    await store.remove(path);
  }
  const named = new Set<string>();
  for (const environment of await listEnvironments(store))
    for (const one of namedIn(await readRegistry(store, environment))) named.add(keyOf(one));
  const saved = garbage.releases.filter((one) => named.has(keyOf(one)));
  for (const one of saved) {
    const record = records.get(keyOf(one));
    if (record) await store.create(recordPath(one.name, one.id), record);
  }
  const isSaved = (path: string) => saved.some((one) => path.startsWith(`releases/${keyOf(one)}/`));
  const removed: Garbage = {
    snapshots: garbage.snapshots,
    releases: garbage.releases.filter((one) => !named.has(keyOf(one))),
    files: garbage.files.filter((path) => !isSaved(path)),
  };
  for (const path of [...removed.files, ...removed.snapshots]) await store.remove(path);
  return removed;
}
