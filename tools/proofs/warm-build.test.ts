import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const remote = 'mfe-auth';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-warm-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  for (const part of ['src', 'package.json', 'webpack.config.js'])
    cpSync(path.join(root, remote, part), path.join(folder, remote, part), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the remote in a process of its own. @returns the hash of each file that came of it, of its record the text. */
function build(): Record<string, string> {
  const of = JSON.stringify({ folder: remote, name: remote, build: 'proof' });
  const code = `const { buildFrontEnd } = await import('@cpal/build/front-end'); await buildFrontEnd(${of});`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const dist = path.join(folder, remote, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .toSorted()
      .map((file) => {
        const content = readFileSync(file);
        const name = path.relative(dist, file);
        if (name === 'build.json') return [name, String(content)];
        return [name, createHash('sha256').update(content).digest('hex')];
      }),
  );
}

it('a build with a warm cache has the bytes of one without, also after a change and back', () => {
  const cold = build();
  expect(Object.keys(cold)).toContain('build.json');
  const file = path.join(folder, remote, 'src/screens/auth/legal-line.tsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('By signing up', 'Signing up'));
  const changed = build();
  expect(changed).not.toEqual(cold);
  rmSync(path.join(folder, '.cache'), { recursive: true });
  expect(build()).toEqual(changed);
  writeFileSync(file, source);
  expect(build()).toEqual(cold);
});
