import { readFolder } from './folder';
import { whileInUse } from './in-use';
import { findRelease, recordPath, releaseFolder } from './published';
import { readBuild } from './read-build';
import { filesFolder, type Release, releaseIdOf } from './release';
import type { Store } from './store';
import { storeFile } from './store-file';

/**
 * Stores a build as a release: every file hashed, compressed ahead of time, under an address that it
 * shares with the same file of other releases. The record comes last and
 * makes it a release, so a publish that was killed has published nothing; the next one completes it.
 * Publishing the same content again is cheap and gives the release that is there.
 * @param distDir the build's folder, with its `build.json`.
 * @param clock milliseconds since the epoch.
 * @throws Refusal that says what is wrong with the build.
 */
export async function publish(
  store: Store,
  distDir: string,
  clock: () => number = Date.now,
): Promise<Release> {
  const folder = await readFolder(distDir);
  const build = readBuild(folder);
  const id = releaseIdOf(folder);
  const published = await findRelease(store, build.name, id);
  if (published !== null) return published;

  const { name } = build;
  return whileInUse(store, [filesFolder(name), releaseFolder(name, id)], async () => {
    const files = await Promise.all(
      [...folder.files].map(async ([path, file]) => {
        return [path, await storeFile(store, name, path, file)] as const;
      }),
    );
    const publishedAt = Math.floor(clock() / 1000);
    const release: Release = { id, build, files: Object.fromEntries(files), publishedAt };
    if (await store.create(recordPath(name, id), JSON.stringify(release))) return release;
    // Another process was faster, and its record is the one that counts.
    return (await findRelease(store, name, id)) ?? release;
  });
}
