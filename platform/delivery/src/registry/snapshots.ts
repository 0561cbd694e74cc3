import { UserError } from '@cpal/server-kit/errors';
import { namePattern } from '../store/build/build';
import type { Store } from '../store/store';

/**
 * The folder of an environment's snapshots, one file for each change of its registry.
 * @throws UserError if the environment's name is no folder name.
 */
function snapshotFolder(environment: string): string {
  if (!namePattern.test(environment)) {
    throw new UserError('environment must be a name of lower-case letters, digits and hyphens');
  }
  return `environments/${environment}`;
}

/** The environments that something was promoted to, in the order of their names. */
export async function listEnvironments(store: Store): Promise<string[]> {
  const paths = await store.list('environments');
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))];
}

/**
 * Makes sure that something was promoted to an environment, or its pages were given options.
 * @throws UserError that names those that there are: a wrong name must not become another.
 */
export async function requireEnvironment(store: Store, environment: string): Promise<void> {
  const known = await listEnvironments(store);
  if (known.includes(environment)) return;
  const others = known.length === 0 ? 'none yet' : known.join(', ');
  throw new UserError(
    `there is no environment ${environment} in ${store.location}, which has ${others}`,
  );
}

/** The file of one snapshot; the first has version 1. */
export const snapshotPath = (environment: string, version: number): string =>
  `${snapshotFolder(environment)}/${version}.json`;

/**
 * How far a version can be from the one before it. It is one more, but for broken snapshots that a repair
 * has removed, and those that were collected between two landmarks.
 */
const maxStep = 1000;

/**
 * Whether a snapshot is one of those that stay for good, so that no step within a history is too far: else a
 * forged low version would make what is left of it look like what lies beyond a gap.
 */
export const isLandmark = (version: number): boolean => version % maxStep === 0;

/** No environment reaches it: with a change in each second, in thirty years. */
const maxVersion = 1_000_000_000;

/**
 * The versions among the files of a folder of snapshots, the latest first. What lies beyond a gap is none of
 * them: nothing could follow a version that somebody has chosen as the last number that there is.
 */
function versionsIn(folder: string, paths: readonly string[]): number[] {
  const versions = paths
    .flatMap((path) => {
      const [, version] = /^\/([1-9]\d{0,9})\.json$/.exec(path.slice(folder.length)) ?? [];
      return version === undefined ? [] : Number(version);
    })
    .toSorted((a, b) => a - b);
  const end = versions.findIndex((version, index) => {
    const before = versions[index - 1];
    return version > maxVersion || (before !== undefined && version - before > maxStep);
  });
  return (end < 0 ? versions : versions.slice(0, end)).toReversed();
}

/** The versions of an environment's snapshots, the latest first; none where nothing was promoted. */
export async function listSnapshots(store: Store, environment: string): Promise<number[]> {
  const folder = snapshotFolder(environment);
  return versionsIn(folder, await store.list(folder));
}

/** The files next to an environment's snapshots that are none of its history, by their paths. */
export async function listStrays(store: Store, environment: string): Promise<string[]> {
  const folder = snapshotFolder(environment);
  const paths = await store.list(folder);
  const versions = versionsIn(folder, paths);
  const known = new Set(versions.map((version) => snapshotPath(environment, version)));
  return paths.filter((path) => !known.has(path));
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
