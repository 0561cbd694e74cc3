import { excerpt } from './excerpt';

it.each([
  ['Fry them.\n• butter', 'Fry them. • butter'],
  ['a'.repeat(160), 'a'.repeat(160)],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(31)}word…`],
  [`${'word '.repeat(31)}longer words`, `${'word '.repeat(31).trim()}…`],
  ['粉'.repeat(200), `${'粉'.repeat(159)}…`],
])('is one line of 160 characters at most, cut at a word: %j', (text, shown) => {
  expect(excerpt(text)).toBe(shown);
});

it('halves no character', () => {
  expect(excerpt('🍰'.repeat(200))).toBe(`${'🍰'.repeat(159)}…`);
});
