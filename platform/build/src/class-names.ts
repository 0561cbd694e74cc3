import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackage } from './packages';

/** The names that a CSS module gives, in the order in which they stand there. */
export function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const found = text.matchAll(/\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi);
  return [...new Set([...found].map(([, name, animation]) => name ?? animation ?? ''))];
}

/**
 * A CSS module's class as it stands in the browser, where all front ends meet, and releases of them
 * (decision 135): its own name, with a hash of the file's place. It stays the same from release to
 * release, since what several front ends share is styled by one and rendered by another, of another
 * day.
 * @param file absolute.
 */
export function className(file: string, local: string): string {
  const { folder, name } = findPackage(path.dirname(file));
  const inFolder = path.relative(folder, file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(`${name}/${inFolder}`).digest('base64url').slice(0, 5);
  return `${local}_${hash}`;
}
