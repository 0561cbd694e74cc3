import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codings } from '../codings';
import { readJson } from '../json';
import { errorCode, errorMessage, Refusal } from '@cpal/server-kit/errors';
import { readBuild } from './read-build';
import { type FolderFile, readFolder } from './folder';
import { mediaTypeOf } from './media-types';
import {
  canNameRelease,
  type Release,
  type ReleaseFile,
  releaseIdOf,
  releaseSchema,
} from './release';
import { newStaging, sweepStaging } from './staging';

/** A folder that holds releases and the registries of its environments. */
export interface Store {
  dir: string;
}

/**
 * Opens a store: makes its folders where they are missing, removes what a killed publish left.
 * @throws Refusal where the folder cannot be used.
 */
export async function openStore(dir: string): Promise<Store> {
  const store = { dir: resolve(dir) };
  try {
    for (const part of ['releases', 'environments', 'staging']) {
      await mkdir(join(store.dir, part), { recursive: true });
    }
    await sweepStaging(store.dir, Date.now());
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new Refusal(`The release store ${store.dir} cannot be used: ${reason}`, { cause });
  }
  return store;
}

/** Where a release lies on disk, its files under their own paths. */
export const releaseDir = (store: Store, name: string, id: string): string =>
  join(store.dir, 'releases', name, id);

/** Reads what was published under this name and id; null where nothing was. */
export async function findRelease(store: Store, name: string, id: string): Promise<Release | null> {
  if (!canNameRelease(name, id)) return null;
  return readJson(join(releaseDir(store, name, id), 'release.json'), releaseSchema);
}

const write = async (file: string, body: Buffer | string) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body, { flush: true });
};

/** Writes a file and its coded forms to a folder, and gives what its release says of it. */
async function writeFileOf(dir: string, path: string, { body, integrity }: FolderFile) {
  const { type, codings: tried } = mediaTypeOf(path);
  const file: ReleaseFile = { bytes: body.length, br: null, gz: null, integrity, type };
  await write(join(dir, path), body);
  for (const coding of codings.filter(({ key }) => tried.includes(key))) {
    const coded = await coding.compress(body);
    if (coded.length >= body.length) continue;
    await write(join(dir, `${path}.${coding.key}`), coded);
    file[coding.key] = coded.length;
  }
  return [path, file] as const;
}

/** Moves a finished folder to its place; another process may have put the same content there. */
async function moveInto(staging: string, target: string) {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(staging, target);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/**
 * Stores a build as a release: every file hashed, compressed ahead of time, all moved in one step.
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

  const staging = newStaging(store.dir);
  try {
    const files = await Promise.all(
      [...folder.files].map(([path, file]) => writeFileOf(staging, path, file)),
    );
    const publishedAt = Math.floor(clock() / 1000);
    const release: Release = { id, build, files: Object.fromEntries(files), publishedAt };
    await write(join(staging, 'release.json'), JSON.stringify(release));
    await moveInto(staging, releaseDir(store, build.name, id));
    return release;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
