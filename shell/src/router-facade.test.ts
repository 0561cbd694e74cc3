import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const listed = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Every value that a front end imports from the router in the browser. */
function usedNames(): Set<string> {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'shared', 'shell', 'mfe-*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(
      (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/prerender/.test(file),
    );
  const imports = files.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(
      /import \{([^}]*)\} from 'react-router-dom'/g,
    ),
  ]);
  return new Set(imports.flatMap(([, names = '']) => listed(names)));
}

it('provides exactly what the front ends use of the router', () => {
  const facade = readFileSync(path.join(__dirname, 'router-facade.ts'), 'utf8');
  const provided = [...facade.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    listed(names),
  );
  expect(provided.toSorted()).toEqual([...usedNames()].toSorted());
});
