import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deferredStyleSheet } from './deferred-styles';

const root = path.join(__dirname, '../../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => deferredStyleSheet.test(file));

it('no late style sheet brings a font: the whole page would be laid out again', () => {
  expect(files.length).toBeGreaterThan(4);
  const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('@font-face')).map(([file]) => file)).toEqual([]);
});
