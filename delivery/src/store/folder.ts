import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode, errorMessage, Refusal } from '@cpal/server-kit/errors';

interface FolderFile {
  body: Buffer;
  /** `sha256-…`, as in an integrity attribute. */
  integrity: string;
}

/** A folder's files by path (no hidden ones), with forward slashes, in the order of their code units. */
export interface Folder {
  dir: string;
  files: ReadonlyMap<string, FolderFile>;
}

// Notes of tools and systems about the folder, such as what it was built from: not of the build.
const hidden = /(^|\/)\./;

// The store writes these beside a build's own files; a build that brings one would be overwritten.
const reserved = /^release\.json$|\.(br|gz)$/;

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : 1);

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (hidden.test(path)) continue;
    if (!entry.isFile()) throw new Refusal(`${dir}: ${path} is not a plain file`);
    if (reserved.test(path)) throw new Refusal(`${dir}: ${path} is a name that the store uses`);
    paths.push(path);
  }
  return paths.toSorted(byCodeUnit);
}

async function readFolderFile(dir: string, path: string): Promise<[string, FolderFile]> {
  const body = await readFile(join(dir, path));
  // The hashes are the part of a page that does not compress; sha256 is a third shorter than sha384.
  const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  return [path, { body, integrity }];
}

/**
 * Reads and hashes a whole folder in memory, so that what is hashed is what is stored.
 * @throws Refusal where the folder cannot be read or holds what cannot be published.
 */
export async function readFolder(dir: string): Promise<Folder> {
  try {
    const paths = await listFiles(dir);
    const files = await Promise.all(paths.map((path) => readFolderFile(dir, path)));
    return { dir, files: new Map(files) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = errorCode(error) === 'ENOENT' ? 'it does not exist' : errorMessage(error);
    throw new Refusal(`${dir} cannot be published: ${reason}`, { cause: error });
  }
}
