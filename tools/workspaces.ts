import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of a program: bundled from where, to which name, for Node or for a page. */
export interface ProgramEntry {
  from: string;
  to: string;
  platform: 'node' | 'browser';
}

/** What a workspace's package.json says of itself, under `cpal`, to the tools. */
interface Traits {
  /** The jest project of its tests; a front end's are `web`. */
  tests?: 'web' | 'node' | 'programs' | 'server';
  /** Where it is a program: its entries, what it reads at run time, and packages to bundle. */
  program?: { entries: ProgramEntry[]; copies?: [from: string, to: string][]; bundled?: string[] };
  /** Where it is a front end: the most that its first screen may weigh, in bytes of brotli. */
  budget?: Record<'scripts' | 'styles', number>;
  /** Files that a person or a tool runs by name. */
  run?: string[];
}

/** A workspace that the root's package.json names. */
export interface Workspace extends Traits {
  /** Its folder. */
  name: string;
  /** The folders of the workspaces that it is built from. */
  dependencies: string[];
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

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

/**
 * All workspaces, in the order of package.json, which is the only list of them.
 * @param root the folder of that package.json.
 */
export function readWorkspaces(root = '.'): Workspace[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read(root, 'package.json'));
  const manifests = workspaces.map((name): Manifest =>
    JSON.parse(read(root, name, 'package.json')),
  );
  return manifests.map(({ dependencies, devDependencies, cpal }, index) => {
    // Where a bundle holds it, a workspace is needed to build only.
    const needed = { ...dependencies, ...devDependencies };
    const name = workspaces[index] ?? '';
    const has = (file: string) => existsSync(path.join(root, name, file));
    return {
      ...cpal,
      name,
      dependencies: workspaces.filter((_, other) => (manifests[other]?.name ?? '') in needed),
      isFrontEnd: has('webpack.config.js'),
      has,
    };
  });
}
