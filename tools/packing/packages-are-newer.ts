import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether packages were installed after types were last checked in a folder. The compiler looks for
 * changes in our files alone.
 */
export function packagesAreNewer(folder: string): boolean {
  const [installed, checked] = ['node_modules/.package-lock.json', '.tsbuildinfo'].map((file) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false }),
  );
  return installed !== undefined && checked !== undefined && installed.mtimeMs > checked.mtimeMs;
}
