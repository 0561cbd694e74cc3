import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The project is `project` in it; what the project depends on is packed next to that. */
let folder: string;

const run = (place: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: path.join(folder, place), stdio: 'ignore' });

const npm = (place: string, ...args: string[]) => run(place, 'npm', ...args, '--offline');

function write(file: string, content: string | object) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

function pack(name: string, version: string, more: object = {}) {
  write(`${name}/package/package.json`, { name, version, ...more });
  run(name, 'tar', '-czf', `../${name}-${version}.tgz`, 'package');
}

/** Gives the project another lockfile, made elsewhere as by a colleague. */
function lock(fruit: string) {
  write('elsewhere/part/package.json', { name: 'part', version: '0.0.0' });
  write('elsewhere/package.json', {
    name: 'project',
    workspaces: ['part'],
    dependencies: { fruit: `file:../fruit-${fruit}.tgz` },
    devDependencies: { knife: 'file:../knife-1.0.0.tgz' },
    optionalDependencies: { oven: 'file:../oven-1.0.0.tgz' },
  });
  npm('elsewhere', 'install', '--package-lock-only');
  cpSync(path.join(folder, 'elsewhere'), path.join(folder, 'project'), { recursive: true });
}

/** Runs a file as an npm script does, and says whether that installs first. */
function installs(): boolean {
  const { stdout } = spawnSync(process.execPath, ['tools/run.js', 'tools/greet'], {
    cwd: path.join(folder, 'project'),
    encoding: 'utf8',
  });
  expect(stdout).toContain('hello');
  return stdout.includes('Installing dependencies');
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-run-'));
  // What runs TypeScript is found one folder up.
  symlinkSync(path.join(__dirname, '../../node_modules'), path.join(folder, 'node_modules'));
  write('project/tools/package.json', { type: 'module' });
  write('project/tools/greet.ts', `console.log('hello' satisfies string);`);
  cpSync(path.join(__dirname, '../run.js'), path.join(folder, 'project/tools/run.js'));
  pack('fruit', '1.0.0');
  pack('fruit', '2.0.0');
  pack('knife', '1.0.0');
  pack('oven', '1.0.0', { os: ['none'] });
  lock('1.0.0');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('installs nothing after npm ci, which leaves out what is for other platforms', () => {
  npm('project', 'ci');
  expect(installs()).toBe(false);
});

it('installs once after the lockfile has changed', () => {
  lock('2.0.0');
  expect(installs()).toBe(true);
  expect(installs()).toBe(false);
});

it('installs after an install that did not end', () => {
  rmSync(path.join(folder, 'project/node_modules/.package-lock.json'));
  expect(installs()).toBe(true);
});

it('installs after an install without what only development needs', () => {
  npm('project', 'ci', '--omit=dev');
  expect(installs()).toBe(true);
});
