import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkedCopy } from './linked-copy';
import { readWorkspaces } from '../../../tools/building/workspaces';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Where temporary files lie on the disk of the repository: its packages can be linked there, which
 * takes a tenth of copying them. The system's own folder may be in memory.
 */
function temporaryFolder(): string {
  const { dev } = statSync(root);
  const isBeside = (folder: string) => existsSync(folder) && statSync(folder).dev === dev;
  return [os.tmpdir(), '/var/tmp'].find(isBeside) ?? os.tmpdir();
}

/** A copy of the repository, installed, in which a test does what a team would. */
export interface RepositoryCopy {
  folder: string;
  /** Runs a command there. @throws Error with all that it printed where it fails. */
  run: (settings: Record<string, string>, program: string, ...args: string[]) => string;
  /** Takes back what was changed in its files. */
  restore: () => void;
  dispose: () => void;
}

/** Copies what git knows, and links the installed packages, which nothing writes into. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(path.join(temporaryFolder(), 'cpal-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const copyFiles = () => {
    for (const file of listed.split('\n').filter((line) => line !== '')) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      cpSync(path.join(root, file), path.join(folder, file));
    }
  };
  copyFiles();
  const ofWorkspaces = readWorkspaces(root).filter(({ has }) => has('node_modules'));
  for (const place of ['.', ...ofWorkspaces.map((one) => one.folder)]) {
    const [packages, into] = [path.join(root, place, 'node_modules'), path.join(folder, place)];
    linkedCopy(packages, into);
  }
  // npm writes this one in place.
  const written = 'node_modules/.package-lock.json';
  rmSync(path.join(folder, written));
  cpSync(path.join(root, written), path.join(folder, written));
  return {
    folder,
    run: (settings, program, ...args) => {
      const env = { ...process.env, ...settings };
      const options = { cwd: folder, env, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(program, args, options);
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
      return stdout;
    },
    restore: copyFiles,
    dispose: () => rmSync(folder, { recursive: true }),
  };
}
