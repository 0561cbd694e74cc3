import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The package.json of a folder; empty where it has none. Who reads it says what is in it. */
export const readManifest = (folder: string) => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * The first folder, from this one upwards, of which something is known.
 * @throws Error if nothing is known of any.
 */
function upwards<T>(folder: string, know: (folder: string) => T | undefined, what: string): T {
  const known = know(folder);
  if (known !== undefined) return known;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`There is no ${what}.`);
  return upwards(parent, know, what);
}

interface Package {
  folder: string;
  /** Without its scope. */
  name: string;
}

function packageIn(folder: string): Package | undefined {
  const { name }: { name?: string } = readManifest(folder);
  return name === undefined ? undefined : { folder, name: name.replace(/^.*\//, '') };
}

/** By folder: styles ask for each of their classes. */
const packages = new Map<string, Package>();

/**
 * The package that a folder belongs to: that of the nearest package.json above that has a name. In this
 * repository that is the workspace.
 */
export function findPackage(folder: string): Package {
  const found = packages.get(folder) ?? upwards(folder, packageIn, 'package.json with a name');
  packages.set(folder, found);
  return found;
}

/** The lockfile that the present folder's packages were installed by. */
export const lockfile = (): string =>
  upwards(
    path.resolve(),
    (folder) => [path.join(folder, 'package-lock.json')].find(existsSync),
    'package-lock.json: npm install makes one',
  );

/** As a module of @cpal/shared finds packages, since those are its own. */
const require = createRequire(createRequire(import.meta.url).resolve('@cpal/shared/package.json'));

/** The folder of an installed package that has its package.json among its exports. */
export const installed = (name: string): string =>
  path.dirname(require.resolve(`${name}/package.json`));

function versionIn(folder: string): string {
  const { version = '' }: { version?: string } = readManifest(folder);
  return version;
}

/** The version of such a package. */
export const getVersion = (name: string): string => versionIn(installed(name));

/** The version of the package that a module of it is asked of, whatever that package exports. */
export const versionBehind = (request: string): string =>
  versionIn(findPackage(path.dirname(require.resolve(request))).folder);
