import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputsId } from '@cpal/build/inputs';
import { exportedFiles, readManifest } from './packing/packed-manifest';
import { packWorkspace } from './packing/pack-workspace';
import { readWorkspaces } from './building/workspaces';

/**
 * Packs what a team needs that works outside this repository, to a folder, `.packages` by default.
 * The version of all is the id of their content: what is alike has the same, and nobody raises it.
 */
const [, , , to = '.packages'] = process.argv;
const workspaces = readWorkspaces();
const packed = workspaces.filter(({ isPacked }) => isPacked);
const folders = new Set(packed.flatMap(({ folder, dependencies }) => [folder, ...dependencies]));
const inputs = [
  ...[...folders].toSorted().flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]),
  ...packed.flatMap(({ folder }) =>
    exportedFiles(folder, readManifest(folder)).map((file) => `${folder}/${file}`),
  ),
  'package-lock.json',
  'tools/packing/pack-workspace.ts',
  'tools/packing/packed-manifest.ts',
];
// A number with a leading zero would be no version.
const version = `0.0.0-c${inputsId({ inputs })}`;

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const one of packed) {
  const file = await packWorkspace(one, { workspaces, version }, path.resolve(to));
  console.log(path.join(to, file));
}
