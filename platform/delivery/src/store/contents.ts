import { UserError } from '@cpal/server-kit/errors';
import { matching } from '../json';
import { toDigest } from './integrity';
import { fileName, type Store } from './store';

export const digestSchema = matching(/^[\w-]{43}$/, 'the SHA-256 of a content, in base64url');

/** Where all contents of a store are. */
export const contentsFolder = 'contents';

/** The file of a content, which has its hash as its name. */
export const contentPath = (digest: string): string => `${contentsFolder}/${digest}`;

/**
 * Reads a content by its digest.
 * @throws UserError if it is missing, or is another than its name says.
 */
export async function readContent(store: Store, digest: string): Promise<Buffer> {
  const path = contentPath(digest);
  const body = await store.read(path);
  if (body === null) throw new UserError(`${fileName(store, path)} is missing`);
  if (toDigest(body) === digest) return body;
  throw new UserError(`${fileName(store, path)} is not what its name says`);
}

/**
 * Writes a content under its hash, where it is not there yet; one that was damaged is replaced.
 * @returns its digest.
 */
export async function writeContent(store: Store, content: Buffer | string): Promise<string> {
  const body = Buffer.from(content);
  const digest = toDigest(body);
  const path = contentPath(digest);
  const there = await store.read(path);
  if (there?.equals(body)) return digest;
  if (there !== null) await store.remove(path);
  // Another that was faster wrote the same.
  await store.create(path, body);
  return digest;
}
