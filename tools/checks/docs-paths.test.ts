import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The folders that hold a file, each with a slash at its end. */
const foldersOf = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1));

const folders = new Set(files.flatMap(foldersOf));
const tracked = new Set([...files, ...folders]);
const documents = files.filter((file) =>
  /^(?:docs\/.+|[A-Z]+|(?:[\w-]+\/)+README)\.md$/.test(file),
);

/** Paths from the root that a text names in code spans: of a file, or of a folder by its slash. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+\/(?:[\w.@/-]+\.\w+|[\w.@/-]*\/|))`/g)]
    .map(([, named = '']) => named)
    .filter((named) => folders.has(`${named.split('/')[0]}/`));

/** What is made on a machine and in no commit. */
const isGenerated = (named: string) => named.split('/').includes('dist');

/** Files that a document links to, from the root. */
const linksIn = (document: string) =>
  [...read(document).matchAll(/(?:\]\(|src(?:set)?=")(?!https?:|#)([^)"#]+)/g)].map(
    ([, link = '']) => path.join(path.dirname(document), link),
  );

const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm run ([\w-]+)/g)].map(([, script = '']) => script);

/** Of the root, and of the workspaces whose scripts people run. */
const knownScripts = new Set(
  ['package.json', 'mfe-sample/package.json', 'server/api/package.json'].flatMap((file) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read(file));
    return Object.keys(scripts);
  }),
);

/** Programs that a text runs by their path without an ending. */
const programsIn = (text: string) =>
  [...text.matchAll(/\bnode tools\/run\.js ([\w/-]+)/g)].map(([, program]) => `${program}.ts`);

describe.each(documents)('%s', (document) => {
  it('names files and folders that exist', () => {
    const named = pathsIn(read(document)).filter((one) => !isGenerated(one));
    expect(named.filter((one) => !tracked.has(one))).toEqual([]);
  });

  it('links to files that exist', () => {
    expect(linksIn(document).filter((one) => !tracked.has(one))).toEqual([]);
  });

  it('runs scripts and programs that exist', () => {
    expect(scriptsIn(read(document)).filter((one) => !knownScripts.has(one))).toEqual([]);
    expect(programsIn(read(document)).filter((one) => !tracked.has(one))).toEqual([]);
  });
});

it.each([
  ['README.md', 130],
  ['AGENTS.md', 40],
  ['docs/architecture.md', 110],
])('%s has %i lines at most', (document, max) => {
  expect(read(document).split('\n').length - 1).toBeLessThanOrEqual(max);
});

it('finds paths in the recipes', () => {
  expect(pathsIn(read('docs/recipes.md'))).toContain('shared/src/paths.ts');
});

it('finds links, scripts and programs', () => {
  expect(linksIn('README.md')).toContain('docs/architecture.md');
  expect(scriptsIn(read('README.md'))).toContain('check');
  expect(programsIn(read('docs/testing.md'))).toContain('tools/prepare.ts');
});
