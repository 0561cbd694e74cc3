import { Refusal } from '@cpal/server-kit/errors';
import { namePattern } from '../store/build';
import type { Store } from '../store/store';

/**
 * The folder of an environment's snapshots, one file for each change of its registry.
 * @throws Refusal where the environment's name is no folder name.
 */
function snapshotFolder(environment: string): string {
  if (!namePattern.test(environment)) {
    throw new Refusal('environment must be a name of lower-case letters, digits and hyphens');
  }
  return `environments/${environment}`;
}

/** The environments that something was promoted to, in the order of their names. */
export async function listEnvironments(store: Store): Promise<string[]> {
  const paths = await store.list('environments');
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))];
}

/** The file of one snapshot; the first has version 1. */
export const snapshotPath = (environment: string, version: number): string =>
  `${snapshotFolder(environment)}/${version}.json`;

/** The versions of an environment's snapshots, the latest first; none where nothing was promoted. */
export async function listSnapshots(store: Store, environment: string): Promise<number[]> {
  const folder = snapshotFolder(environment);
  const paths = await store.list(folder);
  const versions = paths.flatMap((path) => {
    const [, version] = /^\/([1-9]\d*)\.json$/.exec(path.slice(folder.length)) ?? [];
    return version === undefined ? [] : Number(version);
  });
  return versions.toSorted((a, b) => b - a);
}

/** The latest of the snapshots that follow one without a gap; its own version where none does. */
export async function latestAfter(
  store: Store,
  environment: string,
  version: number,
): Promise<number> {
  let latest = version;
  while ((await store.read(snapshotPath(environment, latest + 1))) !== null) latest += 1;
  return latest;
}
