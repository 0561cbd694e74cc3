/**
 * The entry of every npm script: installs what the lockfile names where that is not done yet, then
 * runs a TypeScript file, given by its path from the root without its ending. In plain JavaScript,
 * since a fresh clone has nothing that reads TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`CPal needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Package */

/**
 * The packages that a lockfile names, by their places; null where there is no whole one.
 * @param {string} lockfile
 * @returns {Record<string, Package> | null}
 */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** @type {(one: Package, other: Package | undefined) => boolean} */
const isSame = (one, other) =>
  other !== undefined &&
  one.version === other.version &&
  one.integrity === other.integrity &&
  one.link === other.link;

/** At the end of each install npm writes down what it has put in place. */
function isInstalled() {
  const placed = packagesIn('node_modules/.package-lock.json');
  if (placed === null) return false;
  const { '': _root, ...locked } = packagesIn('package-lock.json') ?? {};
  return (
    Object.keys(placed).every((place) => place in locked) &&
    Object.entries(locked).every(([place, wanted]) =>
      // Optional packages for other platforms are left out.
      place in placed ? isSame(wanted, placed[place]) : wanted.optional,
    )
  );
}

if (!isInstalled()) {
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [, , file] = process.argv;
const { tsImport } = await import('tsx/esm/api');
await tsImport(`../${file}.ts`, import.meta.url);
