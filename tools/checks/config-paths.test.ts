import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jestConfig } from './jest-config';
import { knipConfig } from './knip-config';
import { readWorkspaces } from '../building/workspaces';

const root = path.join(__dirname, '../..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Every text in a JSON value, but for the keys of its objects. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

/** The value at a path of keys; `*` is every member of a list or object. */
const at = (value: unknown, ...keys: string[]): unknown[] => {
  const [key, ...rest] = keys;
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).filter(([name]) => key === '*' || key === name);
  return inner.flatMap(([, one]) => at(one, ...rest));
};

/** `a/{b,c}` as `a/b` and `a/c`: each of them has to match. */
const alternatives = (pattern: string): string[] => {
  const [all, choices] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (all === undefined || choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => alternatives(pattern.replace(all, choice)));
};

const inFolder = (folder: string) => (pattern: string) => path.posix.join(folder, pattern);

const workspaces = readWorkspaces();
const knip = Object.entries(knipConfig(workspaces).workspaces);
const knipPatterns = knip.flatMap(([folder, { entry, project }]) =>
  [...entry, ...project].map(inFolder(folder)),
);

const jestPatterns = at(jestConfig(workspaces), 'projects', '*').flatMap((project) => [
  ...texts(project)
    .filter((text) => text.startsWith('<rootDir>/'))
    .map((text) => text.replace('<rootDir>/', '')),
  ...at(project, 'testMatch').flatMap(texts),
]);

const lint = read('.oxlintrc.json');
const lintPatterns = [...at(lint, 'overrides', '*', 'files'), ...at(lint, 'ignorePatterns')];

const compilerPatterns = (file: string) => {
  const config = read(file);
  return (
    [['include'], ['exclude'], ['extends'], ['files']]
      .flatMap((keys) => at(config, ...keys))
      .flatMap(texts)
      // Of the folder of each configuration that extends this one.
      .filter((pattern) => !pattern.startsWith('${configDir}'))
      .map((pattern) => {
        const [, ours, inside] = /^@cpal\/([\w-]+)\/(.+)$/.exec(pattern) ?? [];
        const workspace = workspaces.find(({ name }) => name === ours);
        return inFolder(workspace?.folder ?? path.dirname(file))(inside ?? pattern);
      })
  );
};

/** What a build or an install makes is not there in a fresh clone. */
const isGenerated = (pattern: string) => /\b(dist|node_modules)\b/.test(pattern);

const matchesFile = (pattern: string) => {
  const tracked = ['ls-files', '-co', '--exclude-standard', '--'];
  const files = git(...tracked, `:(glob)${pattern}`, `:(glob)${path.posix.join(pattern, '**')}`);
  return files.some((file) => existsSync(path.join(root, file)));
};

const patternsOf: Record<string, string[]> = {
  '.oxlintrc.json': lintPatterns.flatMap(texts),
  'knip.config.ts': knipPatterns,
  'jest.config.js': jestPatterns,
};
for (const file of git('ls-files', '-co', '--exclude-standard', '*tsconfig*.json'))
  if (!file.endsWith('tsconfig.base.json')) patternsOf[file] = compilerPatterns(file);

// A path that does not exist is no error to these programs: their rule then applies to nothing.
it.each(Object.entries(patternsOf))('%s names only what is there', (_file, patterns) => {
  expect(patterns).not.toEqual([]);
  const missing = patterns
    .filter((pattern) => !isGenerated(pattern))
    .flatMap(alternatives)
    .filter((pattern) => !matchesFile(path.posix.normalize(pattern)));
  expect(missing).toEqual([]);
});
