import { execFileSync } from 'node:child_process';
import path from 'node:path';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.module.css'], {
  cwd: path.join(__dirname, '..'),
  encoding: 'utf8',
});

it('names each CSS module once per workspace, as class names are made of the file name', () => {
  const names = files
    .split('\n')
    .filter((file) => file !== '')
    .map((file) => `${file.split('/')[0]}/${path.basename(file)}`);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
