import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readWorkspaces, typeProjects } from '../building/workspaces';

const root = path.join(__dirname, '../..');

/** A project with this one's configurations, and two new workspaces that only package.json names. */
let folder: string;

function write(file: string, content: string | object) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

const failure = 'const wrong: number = "text";\ndebugger;\nconsole.log(wrong);\n';
const failingTest = "it('fails', () => expect(1).toBe(2));\n";

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-scratch-'));
  const configurations = readdirSync(root).filter((file) =>
    /^(tsconfig.*|\.oxlintrc)\.json$|^jest\.config\.js$/.test(file),
  );
  const shared = [
    'tools/checks/jest-config.ts',
    'tools/building/workspaces.ts',
    'tools/lint/language-rules.js',
  ];
  for (const file of [...configurations, ...shared]) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const place of ['tools/proofs', 'tools/stress']) mkdirSync(path.join(folder, place));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write('package.json', { type: 'module', workspaces: ['mfe-scratch', 'clock'] });
  write('mfe-scratch/package.json', { name: '@cpal/mfe-scratch' });
  write('mfe-scratch/webpack.config.js', '');
  write('mfe-scratch/tsconfig.json', { extends: '@cpal/build/tsconfig.web.json' });
  write('mfe-scratch/src/screen.tsx', `${failure}export const screen = <p>{document.title}</p>;\n`);
  write('mfe-scratch/src/screen.test.tsx', failingTest);
  write('clock/package.json', { name: '@cpal/clock', cpal: { tests: 'node' } });
  write('clock/tsconfig.json', { extends: '../tsconfig.node.json' });
  write('clock/src/clock.ts', `${failure}export const title = document.title;\n`);
  write('clock/src/clock.test.ts', failingTest);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What a checking program says of the whole project, from its folder, without colors. */
function run(program: string, ...args: string[]): string {
  const command = path.join(root, 'node_modules/.bin', program);
  // The test runner asks its children for colors wherever a CI service shows them.
  const env = { ...process.env, FORCE_COLOR: undefined };
  const { stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  return stdout + stderr;
}

const checkTypes = () =>
  run('tsc', '-b', '--checkers', '1', ...typeProjects(readWorkspaces(folder)));

it('finds a type error in either, and a page’s global in the server only', () => {
  const found = checkTypes();
  expect(found).toContain('mfe-scratch/src/screen.tsx(1,7): error TS2322');
  expect(found).toContain('clock/src/clock.ts(1,7): error TS2322');
  expect(found).toMatch(
    /clock\/src\/clock\.ts\(4,\d+\): error TS2\d+: Cannot find name 'document'/,
  );
  expect(found.match(/error TS/g)).toHaveLength(3);
});

it('names a workspace that has no tsconfig.json', () => {
  const [file, content] = ['clock/tsconfig.json', { extends: '../tsconfig.node.json' }];
  rmSync(path.join(folder, file));
  expect(checkTypes()).toContain(file);
  write(file, content);
});

it('finds what the linter rejects in either', () => {
  // The linter leaves a folder of that name out, not a link.
  const found = run('oxlint', '--format=unix', '--ignore-pattern', 'node_modules', '.');
  for (const file of ['mfe-scratch/src/screen.tsx', 'clock/src/clock.ts']) {
    expect(found).toContain(`${file}:2:1: `);
    expect(found).toContain(`${file}:3:1: `);
  }
});

it.each([
  ['screens', 'mfe-scratch/src/screen.test.tsx'],
  ['node', 'clock/src/clock.test.ts'],
])('runs the failing test of the project %s', (project, file) => {
  expect(run('jest', '--selectProjects', project)).toContain(`FAIL ${project} ${file}`);
});
