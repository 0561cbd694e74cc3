import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inputsId, isBuilt, type Part, recordBuild } from './inputs';

let folder: string;
let part: Part;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-inputs-'));
  mkdirSync(path.join(folder, 'src'));
  write('src/a.ts', 'one');
  part = { name: 'part', inputs: [path.join(folder, 'src')], output: folder };
});

afterEach(() => rmSync(folder, { recursive: true }));

it('changes with the content, the names and the number of files', () => {
  const ids = [inputsId(part)];
  write('src/a.ts', 'two');
  ids.push(inputsId(part));
  write('src/b.ts', '');
  ids.push(inputsId(part));
  expect(new Set(ids).size).toBe(3);
});

it('does not change with a test', () => {
  const before = inputsId(part);
  write('src/a.test.ts', 'it()');
  expect(inputsId(part)).toBe(before);
});

it('knows an output that was built from the same inputs, and no other', () => {
  expect(isBuilt(part, inputsId(part))).toBe(false);
  recordBuild(part, inputsId(part));
  expect(isBuilt(part, inputsId(part))).toBe(true);
  write('src/a.ts', 'two');
  expect(isBuilt(part, inputsId(part))).toBe(false);
});
