import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readWorkspaces, typeProjects } from '../building/workspaces';

const root = path.join(__dirname, '../..');
const lines = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).split('\n');

const filesOf = (project: string): string[] => {
  const config: { files: string[] } = JSON.parse(
    lines('node_modules/.bin/tsc', ['-p', project, '--showConfig']).join('\n'),
  );
  return config.files.map((file) => path.join(project, file));
};

// A pattern that matches nothing is no error to the compiler, which then checks nothing.
it('checks the types of every source file', () => {
  const checked = new Set(typeProjects(readWorkspaces()).flatMap(filesOf));
  const sources = lines('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx']);
  const deleted = new Set(lines('git', ['ls-files', '-d']));
  expect(checked.size).toBeGreaterThan(0);
  const isSource = (file: string) => file !== '' && !file.endsWith('.d.ts') && !deleted.has(file);
  expect(sources.filter((file) => isSource(file) && !checked.has(file))).toEqual([]);
});
