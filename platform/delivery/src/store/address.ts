import { posix } from 'node:path';
import { isScript, isStyleSheet } from './media-types';

/** What stands in a name where a content's hash does, in front of the ending. */
const hashIn = (path: string): string => /\.([\w-]{12,43})\.[^/.]+$/.exec(path)?.[1] ?? '';

/** Of a SHA-256 in base64url. */
const wholeLength = 43;

/** Whether browsers verify a file by its address. */
const isVerified = (path: string) => isScript(path) || isStyleSheet(path);

/** A content's SHA-256 in base64url, of its integrity. */
export const toAddressHash = (integrity: string): string =>
  Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('base64url');

/** Whether a script's or a style sheet's name has the whole hash of another content. */
export function isMisnamed(path: string, integrity: string): boolean {
  const found = hashIn(path);
  return found.length === wholeLength && isVerified(path) && found !== toAddressHash(integrity);
}

/** As much of a hash as an address has that nothing is verified by. */
const short = 12;

/**
 * Where a file of a build is among all files of its name, of whatever release: its path, with its
 * content's hash in it. So what did not change from one release to the next has one address. That of a
 * script or a style sheet names the whole hash: by it a page lets the browser verify what it loads.
 * @param integrity the file's, `sha256-…`.
 */
export function toAddress(path: string, integrity: string): string {
  const whole = toAddressHash(integrity);
  const hash = isVerified(path) ? whole : whole.slice(0, short);
  const found = hashIn(path);
  if (found.startsWith(hash) && whole.startsWith(found)) return path;
  const { dir, name, ext } = posix.parse(path);
  return posix.join(dir, `${name}.${hash}${ext}`);
}

/**
 * What all versions of a file have in common, a URL pattern: its address with `*` in the place of the
 * whole hash; null of a file that browsers do not verify.
 */
export function toAddressPattern(address: string): string | null {
  const found = hashIn(address);
  // Other characters can mean something in a pattern.
  const isPlain = /^[\w./-]+$/.test(address);
  const isWhole = found.length === wholeLength && isVerified(address);
  return isPlain && isWhole ? address.replace(`.${found}.`, '.*.') : null;
}
