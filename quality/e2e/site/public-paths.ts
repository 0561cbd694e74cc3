import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frontEndParts } from '../../../tools/building/parts';
import { readWorkspaces } from '../../../tools/building/workspaces';

interface BuildRecord {
  pages: { path: string; html: string | null }[];
}

const root = path.join(import.meta.dirname, '../../..');

/** The paths of the pages that a front end's build has rendered. */
function renderedBy(folder: string): string[] {
  const file = path.join(root, folder, 'build.json');
  if (!existsSync(file)) throw new Error('A front end is not built: npm run build comes first.');
  const { pages }: BuildRecord = JSON.parse(readFileSync(file, 'utf8'));
  return pages.flatMap((page) => (page.html === null ? [] : page.path));
}

/** The pages that every visitor may read, of every remote that there is. */
export const publicPaths = frontEndParts(readWorkspaces(root)).flatMap(({ output }) =>
  renderedBy(output),
);
