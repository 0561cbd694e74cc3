import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** What quotes others, is in another language, names the words, or is still to be reworded. */
const exempt = [
  'package-lock.json',
  'tools/words.txt',
  'tools/words.test.ts',
  'assistant/',
  'quality/bench/assistant/',
  'blog/demo/src/month/',
  'blog/demo/src/posts/',
  'docs/',
  'README.md',
  'blog/wordpress-plugin/plugin/languages/',
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !exempt.some((one) => file.startsWith(one)));

/** Finds a word as a whole, or in the plural; of a start of names only with a capital after it. */
const patternOf = (word: string) =>
  word.endsWith('*')
    ? new RegExp(`(?<![A-Za-z])${word.slice(0, -1)}(?=[A-Z])`, 'g')
    : new RegExp(`(?<![A-Za-z])${word}s?(?![A-Za-z])`, 'gi');

const words = readFileSync(path.join(__dirname, 'words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', instead = ''] = line.split(': ');
    return { word, instead, pattern: patternOf(word) };
  });

/** What a text says that it must not, with what to say instead. */
const privateWords = (text: string) =>
  words.flatMap(({ word, instead, pattern }) =>
    text.match(pattern) ? [`${word}: write ${instead}`] : [],
  );

/** The text of a file, after its path; nothing of one that is deleted and not yet committed. */
function textOf(file: string): string {
  try {
    return `${file}\n${readFileSync(path.join(root, file), 'utf8')}`;
  } catch {
    return '';
  }
}

it('finds no private words in code, comments and file names', () => {
  const found = files.flatMap((file) =>
    privateWords(textOf(file)).map((fault) => `${file}: ${fault}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['the colours of a page', 'colour: write color'],
  ['demandFile(path)', 'demand*: write requireX, assertX'],
  ['src/Behaviour.ts', 'behaviour: write behavior'],
])('finds the word in "%s"', (text, fault) => {
  expect(privateWords(text)).toEqual([fault]);
});

it('leaves words alone that only begin or end alike', () => {
  expect(privateWords('on demand, mostly, a discoloured pan, aria-labelledby')).toEqual([]);
});
