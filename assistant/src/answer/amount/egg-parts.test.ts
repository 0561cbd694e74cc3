import { conversation } from '../../testing/conversation';
import { ingredientOf, postOf } from '../../testing/posts';

type Line = Parameters<typeof ingredientOf>;

const recipe = (language: string, line: Line, step = 'X.') =>
  postOf(
    {
      name: 'X',
      yield: { amount: 4, text: '4' },
      times: { prep: null, cook: null, total: null },
      ingredients: [ingredientOf(...line)],
      steps: [{ number: 1, text: step, group: null }],
      notes: [],
      equipment: [],
      nutrition: [],
    },
    [],
    language,
  );

const eggs: Line = ['5 eggs', 5, null, 'eggs'];

test.each<[string, Line, string, string]>([
  ['en', eggs, 'Halve the recipe', 'For half an egg, beat one and use half of it.'],
  ['de', ['5 Eier', 5, null, 'Eier'], 'Halbiere das Rezept', 'Für ein halbes Ei: eines verquirlen'],
  ['fr', ['5 œufs', 5, null, 'œufs'], 'La moitié de la recette', 'Pour un demi-œuf, en battre un'],
  [
    'ja',
    ['卵 5個', 5, 'piece', '卵'],
    '半分の分量で',
    '卵半個分は、1個を溶きほぐして半量を使います。',
  ],
  [
    'es',
    ['5 huevos', 5, null, 'huevos'],
    'La mitad de la receta',
    'Para medio huevo, lo mejor es batir',
  ],
  [
    'it',
    ['5 uova', 5, null, 'uova'],
    'Dimezza la ricetta',
    'Per mezzo uovo conviene sbatterne uno',
  ],
  ['pt', ['5 ovos', 5, null, 'ovos'], 'Metade da receita', 'Para meio ovo, o melhor é bater um'],
  ['pl', ['5 jajek', 5, null, 'jajek'], 'Połowa przepisu', 'Pół jajka: najlepiej roztrzepać jedno'],
])('says what to do for half an egg: %s', (language, line, asked, said) => {
  expect(conversation(recipe(language, line))(asked, language).text).toContain(said);
});

test.each<[string, Line, string, string]>([
  ['en', eggs, 'How many eggs for 3?', 'For ¾ of an egg, beat one and use about 40 g of it.'],
  ['en', ['3 egg yolks', 3, null, 'egg yolks'], 'for 1 person', 'use about 15 g of it'],
  ['en', ['2 egg whites', 2, null, 'egg whites'], 'for 1 person', 'whisk one lightly and use half'],
  [
    'de',
    ['5 Eier', 5, null, 'Eier'],
    'Wie viele Eier für 3 Personen?',
    'Für ¾ Ei: eines verquirlen und davon etwa 40 g nehmen.',
  ],
  [
    'fr',
    ['5 œufs', 5, null, 'œufs'],
    'Combien d’œufs pour 3 personnes ?',
    'en battre un et en prendre environ 40 g.',
  ],
  [
    'ja',
    ['卵 5個', 5, 'piece', '卵'],
    '3人分の卵は何個？',
    '卵0.75個分は、1個を溶きほぐして約40gを使います。',
  ],
])('weighs any other part of an egg: %s %j', (language, line, asked, said) => {
  expect(conversation(recipe(language, line))(asked, language).text).toContain(said);
});

test('remembers the servings when the eggs are asked for later', () => {
  const say = conversation(recipe('en', eggs));
  say('for 2 people');
  expect(say('how many eggs?').text).toMatch(/2½ eggs.*For half an egg, beat one/);
});

test.each<[string, Line, string]>([
  ['Halve the recipe', ['3 hard-boiled eggs', 3, null, 'hard-boiled eggs'], 'X.'],
  ['Halve the recipe', eggs, 'Boil the eggs for 10 minutes.'],
  ['Halve the recipe', ['4 eggs', 4, null, 'eggs'], 'X.'],
  ['Halve the recipe', ['3 eggplants', 3, null, 'eggplants'], 'X.'],
  ['How many eggs?', ['2½ eggs', 2.5, null, 'eggs'], 'X.'],
])(
  'beats no egg that is boiled or left whole, and none as the post has it: %s %j',
  (asked, line, step) => {
    expect(conversation(recipe('en', line, step))(asked).text).not.toMatch(
      /\b(?:beat|stir|whisk)\b/,
    );
  },
);
