import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packagesAreNewer } from './packages-are-newer';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-types-'));
  mkdirSync(path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file as if at this second. */
function written(file: string, second: number) {
  writeFileSync(path.join(folder, file), '');
  utimesSync(path.join(folder, file), second, second);
}

it('is so where packages were installed after the last check', () => {
  written('.tsbuildinfo', 1000);
  written('node_modules/.package-lock.json', 1001);
  expect(packagesAreNewer(folder)).toBe(true);
});

it('is not so where types were checked since, or never', () => {
  written('node_modules/.package-lock.json', 1000);
  expect(packagesAreNewer(folder)).toBe(false);
  written('.tsbuildinfo', 1001);
  expect(packagesAreNewer(folder)).toBe(false);
});
