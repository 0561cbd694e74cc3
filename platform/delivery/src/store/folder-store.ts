import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorMessage, hasCode, UserError } from '@cpal/server-kit/errors';
import { newStaging } from './staging';
import { checkedPath, type Store } from './store';

/** Gives null if what was to be read is not there; any other error names it. */
async function whereThere<T>(file: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG')) return null;
    throw new UserError(`${file} cannot be read: ${errorMessage(error)}`, { cause: error });
  }
}

/** Gives a finished file its name, unless another has that. */
async function linkWhereFree(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Keeps a store in a folder. A file is written elsewhere and linked into place, which fails where the
 * name exists. Nothing is locked, so nobody waits for a process that was stopped or killed.
 * @param dir an absolute path; `staging` in it is the store's own.
 */
export function folderStore(dir: string): Store {
  const placeOf = (path: string) => join(dir, checkedPath(path));
  return {
    location: dir,
    isRemote: false,
    read: (path) => whereThere(placeOf(path), readFile(placeOf(path))),
    stream: async (path, part) => {
      const handle = await whereThere(placeOf(path), open(placeOf(path)));
      return handle?.createReadStream(part) ?? null;
    },
    create: async (path, body) => {
      const file = placeOf(path);
      const draft = newStaging(dir);
      try {
        for (const folder of [dirname(file), dirname(draft)])
          await mkdir(folder, { recursive: true });
        await writeFile(draft, body, { flush: true });
        return await linkWhereFree(draft, file);
      } catch (error) {
        throw new UserError(`${file} cannot be written: ${errorMessage(error)}`, { cause: error });
      } finally {
        await rm(draft, { force: true });
      }
    },
    list: async (folder) => {
      const place = placeOf(folder);
      const entries = await whereThere(
        place,
        readdir(place, { recursive: true, withFileTypes: true }),
      );
      const files = entries?.filter((entry) => entry.isFile()) ?? [];
      // Without a function it sorts by code units, in every locale alike.
      return files
        .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
        .toSorted();
    },
    stat: async (path) => {
      const found = await whereThere(placeOf(path), stat(placeOf(path)));
      return found && { writtenAt: Math.floor(found.mtimeMs / 1000), bytes: found.size };
    },
    remove: (path) => rm(placeOf(path), { force: true }),
  };
}
