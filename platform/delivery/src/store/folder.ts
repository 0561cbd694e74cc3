import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode, errorMessage, UserError } from '@cpal/server-kit/errors';
import { toIntegrity } from './integrity';

export interface FolderFile {
  body: Buffer;
  /** `sha256-…`, as in an integrity attribute. */
  integrity: string;
}

/** A folder's files by path (no hidden ones), with forward slashes, in the order of their code units. */
export interface Folder {
  dir: string;
  files: ReadonlyMap<string, FolderFile>;
}

// Notes of tools about the folder, such as what it was built from: no part of the build.
const hidden = /(^|\/)\./;

// The store writes these next to a build's own files; a build that brings one would be overwritten.
const reserved = /\.(br|gz|file)$/;

async function listFiles(dir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isDirectory() || hidden.test(path)) continue;
    if (!entry.isFile()) throw new UserError(`${dir}: ${path} is not a plain file`);
    if (reserved.test(path)) throw new UserError(`${dir}: ${path} is a name that the store uses`);
    paths.push(path);
  }
  // Without a function it sorts by code units, in every locale alike.
  return paths.toSorted();
}

async function readFolderFile(dir: string, path: string): Promise<[string, FolderFile]> {
  const body = await readFile(join(dir, path));
  return [path, { body, integrity: toIntegrity(body) }];
}

/**
 * Reads and hashes a whole folder in memory, so that what is hashed is what is stored.
 * @throws UserError if the folder cannot be read or holds what cannot be published.
 */
export async function readFolder(dir: string): Promise<Folder> {
  try {
    const paths = await listFiles(dir);
    const files = await Promise.all(paths.map((path) => readFolderFile(dir, path)));
    return { dir, files: new Map(files) };
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    const reason = errorCode(cause) === 'ENOENT' ? 'it does not exist' : errorMessage(cause);
    throw new UserError(`${dir} cannot be published: ${reason}`, { cause });
  }
}
