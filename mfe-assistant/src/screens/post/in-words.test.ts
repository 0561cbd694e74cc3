import { inGroups, inHours } from './in-words';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
])('says %d minutes as %s', (minutes, words) => {
  expect(inHours(minutes)).toBe(words);
});

it('keeps lines in their order, also where a heading comes back', () => {
  const lines = ['a', 'a', null, 'a'].map((group, number) => ({ group, number }));
  expect(inGroups(lines).map(({ group, lines: own }) => [group, own.length])).toEqual([
    ['a', 2],
    [null, 1],
    ['a', 1],
  ]);
});
