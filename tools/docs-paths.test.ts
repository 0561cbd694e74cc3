import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** The folders that hold a file, each with a slash at its end. */
const foldersOf = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1));

const folders = new Set(files.flatMap(foldersOf));
const tracked = new Set([...files, ...folders]);
const documents = files.filter((file) => /^docs\/.+\.md$/.test(file));

/** Paths from the root that a text names in code spans: of a file, or of a folder by its slash. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+\/(?:[\w.@/-]+\.\w+|[\w.@/-]*\/|))`/g)]
    .map(([, named = '']) => named)
    .filter((named) => folders.has(`${named.split('/')[0]}/`));

it.each(documents)('%s names files and folders that exist', (document) => {
  const named = pathsIn(readFileSync(path.join(root, document), 'utf8'));
  expect(named.filter((one) => !tracked.has(one))).toEqual([]);
});

it('finds paths in the recipes', () => {
  const recipes = readFileSync(path.join(root, 'docs/recipes.md'), 'utf8');
  expect(pathsIn(recipes)).toContain('shared/src/paths.ts');
});
