/**
 * The door of every npm script: installs what the lockfile names where that is not done yet, then
 * runs a TypeScript file: its path from the root, without its ending. Plain JavaScript, since on a fresh clone nothing is there to read TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`CPal needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const stamp = path.join('node_modules', '.installed-lock');
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;
if (!isInstalled) {
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lockHash);
}

const [, , file] = process.argv;
const { tsImport } = await import('tsx/esm/api');
await tsImport(`../${file}.ts`, import.meta.url);
