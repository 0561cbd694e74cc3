import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of a program: bundled from where, to which name, for Node or for a page. */
interface ProgramEntry {
  from: string;
  to: string;
  platform: 'node' | 'browser';
}

/** How a program is bundled. */
interface ProgramTraits {
  entries: ProgramEntry[];
  /** Files that it reads at run time. */
  copies?: [from: string, to: string][];
  /** Packages that are loaded from where they are installed, not from the bundle: else all are. */
  apart?: string[];
}

/** What runs in pages of others: the script that they name, and what it imports when it is needed. */
export interface WidgetScripts {
  loader: string;
  entry: string;
}

/** What a workspace's package.json says to the tools, under `cpal`. */
export interface Traits {
  /** The jest project of its tests; a front end's are `web`; of `web` what is drawn is `screens`. */
  tests?: 'web' | 'node' | 'long' | 'programs' | 'server';
  /** Where it is a program. */
  program?: ProgramTraits;
  /** Where it runs in pages of others: its scripts, by their sources. */
  widget?: WidgetScripts;
  /** A front end that others are copied from: checked and tested like them, never built. */
  isTemplate?: boolean;
  /**
   * Where it is a front end: the most that its first screen may weigh, in bytes of brotli; `withShell`
   * are all scripts of it.
   */
  budget?: Record<'scripts' | 'styles', number> & { withShell?: number };
  /** Packed for teams that work elsewhere, by `npm run pack`. */
  isPacked?: boolean;
  /** Files that a person or a tool runs by name. */
  run?: string[];
}

/** A workspace that the root's package.json names. */
export interface Workspace extends Traits {
  /** What commands and releases call it: its package's name without the scope. */
  name: string;
  /** Its path in the repository. */
  folder: string;
  /** The folders of the workspaces that it is built from, and theirs. */
  dependencies: string[];
  /** Its `dependencies`, and theirs where they are ours: installed next to a bundle. */
  packages: string[];
  isFrontEnd: boolean;
  /** Whether it has a file, or a folder, at this path. */
  has: (file: string) => boolean;
}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  cpal?: Traits;
}

const readManifest = (...parts: string[]) =>
  JSON.parse(readFileSync(path.join(...parts, 'package.json'), 'utf8'));

/**
 * All workspaces, in the order of package.json, which is the only list of them.
 * @param root the folder of that package.json.
 */
export function readWorkspaces(root = '.'): Workspace[] {
  const { workspaces: names }: { workspaces: string[] } = readManifest(root);
  const manifests = names.map((folder) => {
    const manifest: Manifest = readManifest(root, folder);
    return { folder, ...manifest };
  });
  const ours = new Map(manifests.map((manifest) => [manifest.name ?? '', manifest]));
  const directOf = ({ dependencies, devDependencies }: Manifest) =>
    Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => ours.get(name) ?? []);
  const builtFrom = (manifest: Manifest) => {
    const all = new Set(directOf(manifest));
    // A set gives what is added while it is walked through.
    for (const one of all) for (const further of directOf(one)) all.add(further);
    return [...all].map(({ folder }) => folder);
  };
  return manifests.map(({ folder, cpal, ...manifest }) => {
    const { dependencies = {} } = manifest;
    const has = (file: string) => existsSync(path.join(root, folder, file));
    const inherited = Object.keys(dependencies).flatMap((name) =>
      Object.keys(ours.get(name)?.dependencies ?? {}),
    );
    return {
      ...cpal,
      name: manifest.name?.replace(/^.*\//, '') ?? path.basename(folder),
      folder,
      dependencies: builtFrom(manifest),
      packages: [...Object.keys(dependencies), ...inherited].filter((name) => !ours.has(name)),
      isFrontEnd: has('webpack.config.js'),
      has,
    };
  });
}

/** The folders of every tsconfig.json: the root's, each workspace's, and of its code for pages. */
export const typeProjects = (workspaces: readonly Workspace[]): string[] => [
  '.',
  ...workspaces.map(({ folder }) => folder),
  ...workspaces
    .filter(({ has }) => has('src/browser'))
    .map(({ folder }) => `${folder}/src/browser`),
];
