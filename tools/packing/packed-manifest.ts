import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { kitId } from '@cpal/build/kit';
import type { Traits, Workspace } from '../building/workspaces';

type Packages = Record<string, string>;

/** The package.json of a workspace that is packed. */
export interface Manifest {
  name: string;
  type: string;
  exports: Packages;
  bin?: Packages;
  dependencies?: Packages;
  peerDependencies?: Packages;
  cpal: Traits & { kit?: string[]; contracts?: Readonly<Record<string, readonly number[]>> };
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

export const isSource = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file);

/** Where the script that a source becomes is, without its ending. */
export const toScript = (source: string): string => source.replace(/^src\/|\.tsx?$/g, '');

/**
 * The files that a workspace exports, relative to it: of a pattern all that it matches, but tests.
 */
export function exportedFiles(folder: string, { exports }: Manifest): string[] {
  return Object.values(exports).flatMap((target) => {
    const [before = '', after] = target.slice(2).split('*');
    if (after === undefined) return [before];
    // A star stands for folders, too.
    return readdirSync(path.join(folder, before), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(after) && !/\.test\.tsx?$/.test(file))
      .filter((file) => statSync(path.join(folder, before, file)).isFile())
      .map((file) => before + file);
  });
}

/** By command, its source: a program's entry, or the file of its name. */
export const listCommands = ({ bin = {}, cpal }: Manifest): Map<string, string> =>
  new Map(
    Object.keys(bin).map((name) => {
      const entry = cpal.program?.entries.find(({ to }) => to === `${name}.js`);
      return [name, entry?.from ?? `src/${name}.ts`];
    }),
  );

/** Whether code is written against a package; a program is only run. */
export const hasTypes = ({ cpal }: Pick<Manifest, 'cpal'>): boolean => cpal.program === undefined;

/** An export as it is outside: what is a source here is a script there, and scripts have types. */
function exported(target: string, manifest: Manifest) {
  const script = isSource(target) ? `./${toScript(target.slice(2))}.js` : target;
  if (!script.endsWith('.js') || !hasTypes(manifest)) return script;
  return { types: target.replace(/^\.\/(.+)\.(js|tsx?)$/, './types/$1.d.ts'), default: script };
}

/** Where a package is put together. */
export interface Packing {
  workspaces: readonly Workspace[];
  /** Of all packed workspaces. */
  version: string;
}

/**
 * What a package depends on. Packed workspaces among its `dependencies` stay outside, in the same
 * version; other workspaces are part of its scripts, which then import what those depend on.
 * @param imported the packages that the scripts import.
 */
export function packedDependencies(
  { dependencies = {} }: Manifest,
  { workspaces, version }: Packing,
  imported: ReadonlySet<string>,
): Packages {
  const ours = new Map(
    workspaces.map((one) => {
      const { name, dependencies: needs = {} } = readManifest(one.folder);
      return [name, { needs: Object.entries(needs), isPacked: one.isPacked ?? false }];
    }),
  );
  const outside = Object.entries(dependencies).flatMap(([name, wanted]) => {
    const { needs, isPacked } = ours.get(name) ?? { needs: null, isPacked: false };
    if (needs === null) return [[name, wanted] as const];
    if (isPacked) return [[name, version] as const];
    return needs.filter(([need]) => imported.has(need));
  });
  return Object.fromEntries(outside);
}

/** The package.json of a workspace as it is outside. */
export function packedManifest(manifest: Manifest, version: string, dependencies: Packages) {
  const { name, type, exports, bin, peerDependencies, cpal } = manifest;
  return {
    name,
    version,
    type,
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    ...(bin && { bin: Object.fromEntries(Object.keys(bin).map((one) => [one, `./${one}.js`])) }),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([key, target]) => [key, exported(target, manifest)]),
      ),
      ...(cpal.kit && { './css/*': './css/*' }),
    },
    dependencies,
    ...(peerDependencies && { peerDependencies }),
    ...(cpal.kit && { cpal: { kit: kitId(), contracts: cpal.contracts } }),
  };
}
