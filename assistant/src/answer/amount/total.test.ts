import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const cake = listedPost({
  language: 'en-US',
  title: 'Walnut cake',
  ingredients: [
    '1 stick butter',
    '1/2 cup butter, for the icing',
    '2 cups sugar',
    '3 tbsp sugar, for the top',
    '1/2 cup cornstarch',
    '1 cup milk',
  ],
  steps: ['Beat the butter and the sugar.', 'Bake at 350°F for 30 minutes.'],
});

test.each([
  ['butter altogether in grams', /In all: about 22[67] g/],
  ['how much sugar in total', /In all: 2¼ cups/],
  ['cornstarch grams', /64 g/],
  ['milk ml', /240 ml/],
  ['ml milk', /240 ml/],
  ['a cup of milk is how many ml', /240 ml/],
])('%s', (question, wanted) => {
  expect(ask(cake, question).text).toMatch(wanted);
});

test('lines that are not asked for together have no sum', () => {
  expect(ask(cake, 'how much sugar?').text).not.toMatch(/In all/);
});

test('a unit that a number counts is not the one asked for', () => {
  expect(ask(cake, 'is 1 cup milk right?').intent).not.toBe('convert');
});

const sponge = listedPost({
  language: 'de',
  title: 'Quarkkuchen',
  ingredients: ['150 g Butter', '50 g Butter, zerlassen', '300 g Mehl'],
  steps: ['Mehl und Butter zusammen verkneten.', 'Bei 175 °C 60 Minuten backen.'],
  notes: ['Ergibt 12 Stücke.'],
});

test('a sum without a word for an amount', () => {
  expect(ask(sponge, 'butter alles zusammen').text).toMatch(/Insgesamt: 200 g/);
});

test('a count of pieces alone asks for amounts for so many', () => {
  expect(ask(sponge, 'nur 6 Stücke').text).toMatch(/150 g Mehl/);
});
