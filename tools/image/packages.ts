import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a package.json says about other packages. */
interface Manifest {
  dependencies?: Record<string, string>;
  /** Among them binaries of other systems, which are not installed here. */
  optionalDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return manifest;
}

/** The folder that Node finds a package in, looking from another folder upwards; null for none. */
function find(name: string, from: string): string | null {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(from);
  return above === from ? null : find(name, above);
}

/** The folders of all packages that a workspace needs at run time. */
function packagesOf(workspace: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      // Other workspaces are in the bundle.
      if (name.startsWith('@cpal/')) continue;
      const place = find(name, folder);
      if (place === null && !(name in optionalDependencies))
        throw new Error(`${name}, which ${folder} needs, is not installed.`);
      if (place === null || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  visit(path.resolve(workspace));
  return [...found];
}

/** Types and source maps, which Node does not read. */
const isNeeded = (file: string) => !/\.(d\.[cm]?ts|map)$/.test(file);

/** Copies what a workspace's bundle needs besides itself into a folder's node_modules. */
export function copyPackages(workspace: string, folder: string): void {
  for (const place of packagesOf(workspace)) {
    const relative = path.relative(process.cwd(), place);
    const target = path.join(folder, relative.slice(relative.indexOf('node_modules')));
    cpSync(place, target, { recursive: true, filter: isNeeded });
  }
}
