import { execFileSync } from 'node:child_process';
import path from 'node:path';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.module.css'], {
  cwd: path.join(__dirname, '..'),
  encoding: 'utf8',
});

/** The workspace that bundles a file: the shell takes what shared/ provides. */
const bundleOf = (file: string) => file.split('/')[0]?.replace('shared', 'shell');

it('names each CSS module once per bundle, as class names are made of the file name', () => {
  const names = files
    .split('\n')
    .filter((file) => file !== '')
    .map((file) => `${bundleOf(file)}/${path.basename(file)}`);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
