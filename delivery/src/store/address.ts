import { posix } from 'node:path';

/** What bundlers put into a name: a hash of the content, in front of the ending. */
const hasHash = /\.[0-9a-f]{12}\.[^/]+$/;

/**
 * Where a file of a build is among all files of its name, of whatever release: its path, with its
 * content's hash in it. So what did not change from one release to the next has one address.
 * @param integrity the file's, `sha256-…`.
 */
export function addressOf(path: string, integrity: string): string {
  if (hasHash.test(path)) return path;
  const hash = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');
  const { dir, name, ext } = posix.parse(path);
  return posix.join(dir, `${name}.${hash.slice(0, 12)}${ext}`);
}
