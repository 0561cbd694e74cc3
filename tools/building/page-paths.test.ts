import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../shared/src/paths';

const root = path.join(__dirname, '../..');

/** What is run, and what tests and recordings share; a test itself may spell what it expects. */
const sources = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    '*/src/*.ts',
    '*/src/*.tsx',
    'quality/e2e/*.ts',
    'tools/media/*.ts',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) =>
    /^(server\/api|quality\/e2e|tools\/media|mfe-[a-z]+|shared|shell)\/.*\.tsx?$/.test(file),
  )
  .filter((file) => !/\.(test|spec)\.|\/testing\/|^shared\/src\/paths\.ts$/.test(file));

/** Every page but the first, whose path is too short to be told from others. */
const pages = Object.values(paths)
  .map((pathOf) => pathOf())
  .filter((page) => /^\/\w/.test(page));

const spelled = new RegExp(`['"\`}](${pages.join('|')})(?![\\w-])`, 'g');

it('spells the path of a page in shared/src/paths.ts alone', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(spelled)].map(
      ([, page]) => `${file}: ${page}`,
    ),
  );
  expect(found).toEqual([]);
});
