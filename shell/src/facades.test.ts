import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const listed = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** What the front ends consist of in the browser. */
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'shared', 'shell', 'mfe-*'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/prerender/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Whatever a pattern's first group finds in the sources, as the facade would list it. */
const found = (pattern: RegExp) =>
  sources.flatMap((source) =>
    [...source.matchAll(pattern)].flatMap(([, names = '']) => listed(names)),
  );

const types = new Set(['infer', 'output']);

it.each([
  ['shell/src/router-facade.ts', () => found(/import \{([^}]*)\} from 'react-router-dom'/g)],
  ['shared/src/zod-facade.ts', () => found(/\bz\.(\w+)[(<]/g).filter((name) => !types.has(name))],
])('%s provides exactly what the front ends use', (file, used) => {
  const facade = readFileSync(path.join(root, file), 'utf8');
  const provided = [...facade.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    listed(names),
  );
  expect(provided.toSorted()).toEqual([...new Set(used())].toSorted());
});
