import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What the front ends consist of in the browser. */
const frontEnds = git('ls-files', '-co', '--exclude-standard', '*/webpack.config.js');
const folders = ['shared', ...frontEnds.map((file) => path.dirname(file))];
const sources = git('ls-files', '-co', '--exclude-standard', ...folders)
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/prerender/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const types = new Set(['GenericSchema', 'InferInput', 'InferOutput']);

it('the facade of valibot provides exactly what the front ends use', () => {
  const used = sources.flatMap((source) => matches(source, /\bv\.(\w+)[(<]/g));
  const facade = readFileSync(path.join(__dirname, 'valibot-facade.ts'), 'utf8');
  expect(facade).toContain("} from '#valibot'");
  const [names = ''] = matches(facade, /export \{([^}]*)\}/g);
  const provided = names.split(',').map((name) => name.trim());
  expect(provided.filter((name) => name !== '').toSorted()).toEqual(
    [...new Set(used)].filter((name) => !types.has(name)).toSorted(),
  );
});
