import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that a release serves as they are. */
export const mediaFiles = /\.(avif|webp|jpg|webm|mp4|vtt|woff2)$/;

/**
 * A media file's name in the build, with the hash that the release store would give it: prerendered
 * pages and the web manifest name it before that.
 * @param file absolute.
 */
export function mediaName(file: string): string {
  const { name, ext } = path.parse(file);
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);
  return `${name}.${hash}${ext}`;
}
