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
const copies: string[] = [];

/** Copies the remote's sources. @returns the folder above it. */
function copyRemote(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-warm-'));
  copies.push(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  for (const part of ['src', 'package.json', 'webpack.config.js'])
    cpSync(path.join(root, remote, part), path.join(folder, remote, part), { recursive: true });
  return folder;
}

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** Builds the remote in a process of its own. @returns the hash of each file that came of it, of its record the text. */
function build(folder: string): Record<string, string> {
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
        if (content.includes(root)) throw new Error(`${file} tells where it was made.`);
        const name = path.relative(dist, file);
        if (name === 'build.json') return [name, String(content)];
        return [name, createHash('sha256').update(content).digest('hex')];
      }),
  );
}

it('a build with a warm cache has the bytes of one without, in another folder, also after a change and back', () => {
  const folder = copyRemote();
  const cold = build(folder);
  expect(Object.keys(cold)).toContain('build.json');
  const file = 'src/screens/auth/legal-line.tsx';
  const source = readFileSync(path.join(folder, remote, file), 'utf8');
  const writeSource = (copy: string, text: string) =>
    writeFileSync(path.join(copy, remote, file), text);
  const changed = source.replace('By signing up', 'Signing up');
  writeSource(folder, changed);
  const warm = build(folder);
  expect(warm).not.toEqual(cold);
  const elsewhere = copyRemote();
  writeSource(elsewhere, changed);
  expect(build(elsewhere)).toEqual(warm);
  writeSource(folder, source);
  expect(build(folder)).toEqual(cold);
});
