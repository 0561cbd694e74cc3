import { yieldTold } from './served';

test.each([
  ['en', 'A pudding for August. It serves ten and needs no oven.', 10],
  ['de', 'Das Rezept reicht für vier Personen.', 4],
  ['es', 'Es una receta para seis personas.', 6],
  ['fr', 'Une marmite pour 8 personnes.', 8],
  ['it', 'Le dosi sono per quattro persone.', 4],
  ['pt', 'Rende 5 porções generosas.', 5],
  ['pt', 'Serve 6.', 6],
  ['pl', 'Zupa dla czterech osób.', 4],
  ['ja', '材料は4人分です。', 4],
] as const)('reads from a text in %s how many it serves', (language, text, amount) => {
  expect(yieldTold([{ heading: null, text }], language)?.amount).toBe(amount);
});

test('takes no number of servings where the text names two', () => {
  const text = ['It serves four.', 'As a starter it serves eight.'];
  expect(
    yieldTold(
      text.map((each) => ({ heading: null, text: each })),
      'en',
    ),
  ).toBe(null);
});

test.each([
  ['en', 'Makes 12 rolls · 40 minutes', { amount: 12, text: '12 rolls' }],
  ['de', 'Ergibt 8 Stück · Gehzeit 1 Std.', { amount: 8, text: '8 Stück' }],
  ['es', 'Las de mi abuela. Salen 6 arepas medianas.', { amount: 6, text: '6 arepas medianas' }],
  ['it', 'Dosi per 6 stampini da 120 ml.', { amount: 6, text: '6 stampini da 120 ml' }],
  ['pl', 'Z przepisu wychodzi 20 pierogów.', { amount: 20, text: '20 pierogów' }],
  ['ja', '分量：2枚分', { amount: 2, text: '2枚分' }],
  ['it', 'Ne vengono 16.', { amount: 16, text: '16' }],
  ['pl', '12 sztuk.', { amount: 12, text: '12 sztuk' }],
] as const)('reads from a text in %s how many pieces it makes', (language, text, told) => {
  expect(yieldTold([{ heading: null, text }], language)).toEqual(told);
});

test.each([
  ['de', 'Reicht für 30 Minuten Kochzeit.'],
  ['fr', 'Un plat pour 2 jours de fête.'],
  ['pl', 'Wstaw na 15 minut.'],
] as const)('takes no time for a number of pieces: %s, %s', (language, text) => {
  expect(yieldTold([{ heading: null, text }], language)).toBe(null);
});
