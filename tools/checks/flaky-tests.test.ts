import { existsSync } from 'node:fs';
import { flakyTests } from './flaky-tests';

it('names files that are there, each once', () => {
  const files = flakyTests.map(({ file }) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toEqual([...new Set(files)]);
});
