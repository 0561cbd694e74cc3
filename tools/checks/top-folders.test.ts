import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

const isKept = (file: string) => file.includes('/') && !file.startsWith('.');
const tops = new Set(
  files
    .filter((file) => isKept(file) && existsSync(path.join(root, file)))
    .map((file) => file.split('/')[0] ?? ''),
);

it('shows a newcomer nine folders next to the remotes', () => {
  const others = [...tops].filter((folder) => !folder.startsWith('mfe-'));
  expect(others).toContain('shell');
  expect(others.length).toBeLessThanOrEqual(9);
});

it.each([...tops])('%s/ says in ten lines what it is', (folder) => {
  const readme = readFileSync(path.join(root, folder, 'README.md'), 'utf8');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
});
