import { servedIn } from './served';

test.each([
  ['en', 'A pudding for August. It serves ten and needs no oven.', 10],
  ['de', 'Das Rezept reicht für vier Personen.', 4],
  ['es', 'Es una receta para seis personas.', 6],
  ['fr', 'Une marmite pour 8 personnes.', 8],
  ['it', 'Le dosi sono per quattro persone.', 4],
  ['pt', 'Rende 5 porções generosas.', 5],
  ['pl', 'Zupa dla czterech osób.', 4],
  ['ja', '材料は4人分です。', 4],
] as const)('reads from a text in %s how many it serves', (language, text, amount) => {
  expect(servedIn([{ heading: null, text }], language)).toBe(amount);
});

test('takes no number of servings where the text names two', () => {
  const text = ['It serves four.', 'As a starter it serves eight.'];
  expect(
    servedIn(
      text.map((each) => ({ heading: null, text: each })),
      'en',
    ),
  ).toBe(null);
});
