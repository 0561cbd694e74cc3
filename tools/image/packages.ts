import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

/** Types and source maps, which Node does not read. */
const isNeeded = (file: string) => !/\.(d\.[cm]?ts|map)$/.test(file);

/** Workspaces among what npm lists: they are in the bundle. */
const isOurs = (place: string) =>
  !place.includes('node_modules') || place.startsWith('node_modules/@cpal/');

/**
 * Copies what a workspace's bundle needs besides itself into a folder's node_modules.
 * @throws Error where npm finds that a package is missing or of a wrong version.
 */
export function copyPackages(workspace: string, folder: string): void {
  const args = ['ls', '--all', '--parseable', '--omit=dev', `--workspace=${workspace}`];
  const listed = execFileSync('npm', args, { encoding: 'utf8' }).trim().split('\n');
  const places = listed.map((place) => path.relative(process.cwd(), place));
  for (const place of places.filter((one) => !isOurs(one))) {
    const target = path.join(folder, place.slice(place.indexOf('node_modules')));
    cpSync(place, target, { recursive: true, filter: isNeeded });
  }
}
