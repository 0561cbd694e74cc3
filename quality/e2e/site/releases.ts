import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '../../../tools/building/workspaces';

const root = path.join(import.meta.dirname, '../../..');

const folders = new Map(readWorkspaces(root).map(({ name, folder }) => [name, folder]));

/** The entry of a remote's build. */
export const getEntry = (dist: string) => path.join(dist, 'remoteEntry.js');

/** What a build says of itself. */
export const getRecord = (dist: string) => path.join(dist, 'build.json');

/** The build of a workspace, as it is. */
export const getDist = (workspace: string) =>
  path.join(root, folders.get(workspace) ?? workspace, 'dist');

/** Rewrites a file of a build. */
export const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A file's hash, as its address has it. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The names of the files of a build that have one of these endings. */
const filesIn = (dist: string, ending: RegExp) =>
  readdirSync(dist).filter((file) => ending.test(file));

/** The first file of a build whose name has the hash of another content. */
const misnamed = (dist: string) =>
  filesIn(dist, /\.[\w-]{43}\.(js|css)$/).find(
    (file) => !file.includes(hashOf(readFileSync(path.join(dist, file), 'utf8'))),
  );

/** Changes scripts and style sheets of a build as a bundler would: their names change with them. */
export function changeFiles(dist: string, change: (text: string) => string): void {
  for (const file of filesIn(dist, /\.(js|css)$/)) edit(path.join(dist, file), change);
  for (let file = misnamed(dist); file !== undefined; file = misnamed(dist)) {
    const [, from = ''] = /\.([\w-]{43})\./.exec(file) ?? [];
    const to = hashOf(readFileSync(path.join(dist, file), 'utf8'));
    renameSync(path.join(dist, file), path.join(dist, file.replace(from, to)));
    for (const one of filesIn(dist, /\.(js|css|json)$/))
      edit(path.join(dist, one), (text) => text.replaceAll(from, to));
  }
}
