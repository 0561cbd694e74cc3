import { ask, conversation } from '../../testing/conversation';
import { chicken, ingredientOf, loaf, postOf } from '../../testing/posts';

test.each([
  ['We are sixteen on Sunday. How much sugar?', '2 cups white sugar'],
  ['There are 4 of us, how much sugar?', '½ cup white sugar'],
  ['party of sixteen!! butter?', '1 cup butter'],
  ['it makes 8, I need 16. how much sugar', '2 cups white sugar'],
  ['can you quarter everything? sugar?', '¼ cup white sugar'],
])('%s', (question, line) => {
  expect(ask(loaf, question).text).toContain(line);
});

test.each([
  'Wir sind 16 Leute, wie viel Zucker?',
  'Somos 16, ¿cuánto azúcar?',
  'On sera 16, combien de sucre ?',
  'Siamo in 16, quanto zucchero?',
  'Somos 16, quanto açúcar?',
  'Jest nas 16, ile cukru?',
  '16人います。砂糖はどのくらい？',
])('%s', (question) => {
  const { intent, text } = ask(loaf, question);
  expect(intent).toBe('scale');
  expect(text).toMatch(/2 \D|(?<=\D)2\D/);
});

test.each([
  ['I only have 4 eggs, how much sugar?', /1⅓ cups white sugar/],
  ['Ich habe nur 4 Eier, wie viel Zucker?', /1⅓/],
  ['卵が4個しかないです。砂糖はどのくらい？', /1\.33?/],
])('measures the rest by what is short: %s', (question, line) => {
  const { intent, text } = ask(loaf, question);
  expect(intent).toBe('scale');
  expect(text).toMatch(line);
});

test('gives a reader of another language metric amounts and the name in the post', () => {
  expect(ask(loaf, 'Wie viel Mehl brauche ich?').text).toMatch(
    /2 Cups Mehl \(plain flour; etwa 2[45]\d g\)/,
  );
  expect(ask(loaf, 'ile jajek?').text).toContain('3 jajka (eggs)');
});

test('says an amount once', () => {
  const say = conversation(loaf);
  say('give me the american measures for 40 people');
  expect(say('how much baking powder?').text).not.toMatch(/tbsp.*tbsp/);
});

test.each([
  'whats in the glaze',
  'was kommt in die Glasur?',
  '¿qué lleva el glaseado?',
  'cosa va nella glassa',
  'co jest w lukrze',
])('lists a part: %s', (question) => {
  const { intent, text } = ask(loaf, question);
  expect(intent).toBe('ingredient_list');
  expect(text).toMatch(/icing sugar[^]*orange juice/);
  expect(text).not.toContain('flour');
});

test.each(['how much meat?', 'wie viel Fleisch?', 'combien de viande ?'])(
  'takes the kind for what is of it: %s',
  (question) => {
    expect(ask(chicken, question).text).toMatch(/4 .*(chicken|Hähnchen|poulet)/i);
  },
);

const salad = postOf(
  {
    name: 'Bean salad',
    yield: null,
    times: { prep: null, cook: null, total: null },
    ingredients: [
      ['3 tablespoons olive oil', 3, 'tbsp', 'olive oil', 'Salad'],
      ['500 g beans', 500, 'g', 'beans', 'Salad'],
      ['100 g green olives', 100, 'g', 'green olives', 'Salad'],
      ['200 g yogurt', 200, 'g', 'yogurt', 'Dill yogurt'],
      ['10 g dill', 10, 'g', 'dill', 'Dill yogurt'],
      ['5 g dill', 5, 'g', 'dill', 'Salad'],
    ].map(([text, quantity, unit, item, group]) => ({
      text: String(text),
      quantity: Number(quantity),
      quantity_max: null,
      unit: String(unit),
      item: String(item),
      note: null,
      group: String(group),
    })),
    steps: [
      { number: 1, text: 'Toss the beans with 2 tablespoons of the oil.', group: null },
      { number: 2, text: 'Serve with the yogurt sauce.', group: null },
    ],
    notes: [],
    equipment: [],
    nutrition: [],
  },
  [],
);

test.each([
  ['how much oil and beans?', /500 g beans and 3 tablespoons olive oil/],
  ['olives?', /^You need 100 g green olives\.$/],
  ['what goes in the yogurt thing', /200 g yogurt[^]*10 g dill/],
])('finds the line that is meant: %s', (question, answer) => {
  expect(ask(salad, question).text).toMatch(answer);
});

const listing = (language: string, ...ingredients: ReturnType<typeof ingredientOf>[]) =>
  postOf(loaf.recipe && { ...loaf.recipe, ingredients }, [], language);

test('leaves out a weight that is no longer true of a scaled line', () => {
  const stew = listing('ja', ingredientOf('じゃがいも 4個（600g）', null, null, 'じゃがいも 4個'));
  const { text } = ask(stew, '16人分のじゃがいもは何個？');
  expect(text).toContain('8個');
  expect(text).not.toContain('600');
});

test('takes wine without a colour for the wine of the recipe', () => {
  const braise = listing('it', ingredientOf('100 ml di vino rosso', 100, 'ml', 'vino rosso'));
  expect(ask(braise, 'quanto vino?').text).toContain('100 ml di vino rosso');
  expect(ask(braise, 'quanto vino bianco?').tier).toBe('refusal');
});

test('measures by a compound that is short', () => {
  const grill = listing(
    'de',
    ingredientOf('4 Nackensteaks', 4, null, 'Nackensteaks'),
    ingredientOf('200 ml Bier', 200, 'ml', 'Bier'),
  );
  expect(ask(grill, 'ich habe nur 2 Steaks, wie viel Bier?').text).toContain('100 ml Bier');
});
