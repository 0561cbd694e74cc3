import { PageFailure, fromText, toText } from './read-page';

const readOf = (title: string) => ({
  post: { url: 'https://a.com/', title, image: null, language: null, recipe: null, passages: [] },
  problems: [],
});

it.each([
  ['NUL', 'a\0b', 'ab'],
  ['halves of characters', 'a\ud83db\ude00', 'ab'],
  [
    'nothing of a backslash before letters',
    String.raw`a\u0000b \\u0000`,
    String.raw`a\u0000b \\u0000`,
  ],
  ['nothing of an emoji', '🥞', '🥞'],
])('takes %s out of what is stored', (_what, title, stored) => {
  expect(fromText(toText(readOf(title)))).toEqual(readOf(stored));
});

it('rejects a post that is too long', () => {
  expect(() => fromText(toText(readOf('x'.repeat(1_000_001))))).toThrow(PageFailure);
});
