import { UserError } from '@cpal/server-kit/errors';
import { requireRoutes } from '../container/require-routes';
import { damagesIn } from './damage';
import { readFolder } from './folder';
import { whileInUse } from './in-use';
import { checkedRecord, readRecord, recordPath, releaseFolder } from './published';
import { readBuild } from './build/read-build';
import { filesFolder, type Release, toReleaseId } from './release';
import type { Store } from './store';
import { storeFile } from './store-file';
import { rejectUnreachable } from './unreachable';

/** The release that is there with a record that is whole; null if there is none. */
async function findWhole(store: Store, name: string, id: string): Promise<Release | null> {
  const there = await readRecord(store, name, id);
  try {
    return there && checkedRecord(store, name, id, there);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** Writes a release's record, unless it is there. @returns the record that counts. */
async function record(store: Store, release: Release): Promise<Release> {
  const { id, build } = release;
  const path = recordPath(build.name, id);
  if (await store.create(path, JSON.stringify(release))) return release;
  // Another process was faster, or the record was there and not all of the files.
  const there = await findWhole(store, build.name, id);
  if (there !== null) return there;
  await store.remove(path);
  await store.create(path, JSON.stringify(release));
  return release;
}

/**
 * Stores a build as a release: every file hashed, compressed ahead of time, under an address that it
 * shares with the same file of other releases. The record comes last and
 * makes it a release, so a publish that was killed has published nothing; the next one completes it.
 * Publishing the same content again gives the release that is there; what is damaged of it is replaced.
 * @param distDir the build's folder, with its `build.json`.
 * @param clock milliseconds since the epoch.
 * @throws UserError that says what is wrong with the build, such as a container without routes.
 */
export async function publish(
  store: Store,
  distDir: string,
  clock: () => number = Date.now,
): Promise<Release> {
  const folder = await readFolder(distDir);
  const build = readBuild(folder);
  rejectUnreachable(build, folder);
  await requireRoutes({
    build,
    label: distDir,
    files: folder.files,
    read: async (path) => folder.files.get(path)?.body ?? null,
  });
  const { name } = build;
  const id = toReleaseId({ build, files: Object.fromEntries(folder.files) });
  const published = await findWhole(store, name, id);
  if (published !== null && (await damagesIn(store, published)).length === 0) return published;

  return whileInUse(store, [filesFolder(name), releaseFolder(name, id)], async () => {
    const files = await Promise.all(
      [...folder.files].map(async ([path, file]) => {
        return [path, await storeFile(store, name, path, file)] as const;
      }),
    );
    const publishedAt = Math.floor(clock() / 1000);
    return record(store, { id, build, files: Object.fromEntries(files), publishedAt });
  });
}
