import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from '../parts';
import { copyPackages } from './packages';

/** The workspaces that images are made of. */
export const servers = ['api', 'edge'] as const;

/**
 * Puts everything that a built server needs into a folder: from there plain Node starts it, wherever
 * the folder is.
 */
export function assemble({ name, output }: Pick<Program, 'name' | 'output'>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(output, folder, { recursive: true, filter: (file) => !file.endsWith('.inputs') });
  copyPackages(name, folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
}
