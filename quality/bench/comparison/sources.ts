import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frontEndParts } from '../../../tools/building/parts';
import { readWorkspaces } from '../../../tools/building/workspaces';

/** Where the other forms of the product are built. */
export const workFolder = path.resolve('.cache/comparison');

/** The shell's entry, which is that of every form. */
export const entry = path.resolve('shell/src/main.tsx');

const remotes = frontEndParts(readWorkspaces())
  .map(({ name }) => name)
  .filter((name) => name !== 'shell');

/** What one app has in place of the shell's module that loads remotes: imports of their routes. */
const loadRemote = `
const routesOf = {
${remotes
  .map(
    (name) =>
      `  '${name}': () => import(/* webpackChunkName: "${name}" */ '${path.resolve(name, 'src/routes.tsx')}'),`,
  )
  .join('\n')}
};
export const headStart = 0;
export const loadRemote = async ({ name }) => (await routesOf[name]()).default;
export const hasFallenBack = () => false;
export const canFallBack = () => false;
export const fallBack = () => false;
export const noteUsed = () => undefined;
export const isRemoteFailure = (candidate) =>
  typeof candidate === 'object' && candidate !== null && 'failedRemote' in candidate;
`;

const write = (name: string, text: string) => {
  const file = path.join(workFolder, 'sources', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/**
 * Writes what stands in place of the module of the shell that knows of federation.
 * @returns what each import is replaced by, by a pattern of its text.
 */
export const replacements = (): readonly (readonly [RegExp, string])[] => [
  [/^\.{1,2}\/(?:.*\/)?load-remote$/, write('load-remote.js', loadRemote)],
];
