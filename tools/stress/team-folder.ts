import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a test was started with is no matter of what it starts. */
const own = { NODE_ENV: undefined, JEST_WORKER_ID: undefined, NODE_PATH: undefined };

/** Runs a tool of the repository. */
export const runTool = (...args: string[]): string =>
  execFileSync(process.execPath, ['tools/run.js', ...args], {
    env: { ...process.env, ...own },
    encoding: 'utf8',
  });

/** A folder with one remote, as its team has it, and a release store next to it. */
export interface TeamFolder {
  folder: string;
  storeDir: string;
  /** Runs a program there. @throws Error with all that it printed where it fails. */
  run: (program: string, ...args: string[]) => string;
  dispose: () => void;
}

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, { link?: boolean }>;
}

const readJson = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** The package.json in a packed file. */
function packedManifest(file: string): Manifest {
  const args = ['-xzOf', file, 'package/package.json'];
  return JSON.parse(execFileSync('tar', args, { encoding: 'utf8' }));
}

/**
 * Names the packed files in package.json, and gives the folder a lockfile with this repository's
 * versions: npm's cache has those and no list of others, so nothing is asked of a registry.
 */
function lockPackages(folder: string) {
  const manifest: Manifest = readJson(folder, 'package.json');
  const { packages: locked }: Lockfile = readJson('package-lock.json');
  const packages: Record<string, object> = { '': manifest };
  for (const [place, one] of Object.entries(locked)) {
    const [, workspace, inside] =
      /^(?:platform\/)?(build|delivery|shared)\/(node_modules\/.+)$/.exec(place) ?? [];
    if (place.startsWith('node_modules/') && !one.link) packages[place] = one;
    // What one of ours alone has in its version.
    if (inside !== undefined) packages[`node_modules/@cpal/${workspace}/${inside}`] = one;
  }
  for (const file of readdirSync(path.join(folder, 'packages'))) {
    const packed = packedManifest(path.join(folder, 'packages', file));
    const resolved = `file:packages/${file}`;
    packages[`node_modules/${packed.name}`] = { ...packed, resolved };
    const isNamed = packed.name in manifest.dependencies;
    manifest[isNamed ? 'dependencies' : 'devDependencies'][packed.name] = resolved;
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const lockfile = { lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockfile));
}

/** Copies a remote to a folder outside the repository, and installs there what was packed for it. */
export function makeTeamFolder(remote: string): TeamFolder {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'cpal-team-'));
  const folder = path.join(parent, 'team');
  const storeDir = path.join(parent, 'store');
  mkdirSync(folder);
  const listed = ['ls-files', '-co', '--exclude-standard', remote];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\n');
  for (const file of files.filter((line) => line !== ''))
    cpSync(file, path.join(folder, path.relative(remote, file)));
  cpSync('.npmrc', path.join(folder, '.npmrc'));
  runTool('tools/pack', path.join(folder, 'packages'));
  lockPackages(folder);
  const run = (program: string, ...args: string[]) => {
    const env = { ...process.env, ...own, RELEASES_DIR: storeDir, ENVIRONMENT: 'local' };
    const options = { cwd: folder, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(program, args, options);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
    return stdout + stderr;
  };
  run('npm', 'ci', '--prefer-offline');
  return { folder, storeDir, run, dispose: () => rmSync(parent, { recursive: true }) };
}
