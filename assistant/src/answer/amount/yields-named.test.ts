import { conversation } from '../../testing/conversation';
import { ingredientOf, postOf } from '../../testing/posts';

type Lines = readonly Parameters<typeof ingredientOf>[];

const cake = (language: string, yields: string, amount: number, lines: Lines) =>
  postOf(
    {
      name: 'X',
      yield: { amount, text: yields },
      times: { prep: null, cook: null, total: null },
      ingredients: lines.map((line) => ingredientOf(...line)),
      steps: [{ number: 1, text: 'X.', group: null }],
      notes: [],
      equipment: [],
      nutrition: [],
    },
    [],
    language,
  );

const english: Lines = [['225 g self-raising flour', 225, 'g', 'self-raising flour']];
const german: Lines = [['225 g Mehl', 225, 'g', 'Mehl']];
const french: Lines = [['225 g de farine', 225, 'g', 'farine']];
const japanese: Lines = [['小麦粉 200g', 200, 'g', '小麦粉']];

const ask = (language: string, [yields, amount]: [string, number], lines: Lines, asked: string) =>
  conversation(cake(language, yields, amount, lines))(asked, language).text;

test.each<[string, [string, number], Lines, string, string]>([
  [
    'en',
    ['Makes 10 slices', 10],
    english,
    'How much flour for 20 slices?',
    'For 20 slices you need 450 g self-raising flour (2 × 225 g).',
  ],
  [
    'en',
    ['8 small pancakes', 8],
    english,
    'How much flour for 24?',
    'For 24 small pancakes you need 675 g self-raising flour (3 × 225 g).',
  ],
  [
    'en',
    ['4 to 6 servings', 4],
    english,
    'How much flour for 2 people?',
    'For 2 servings you need 113 g self-raising flour (½ × 225 g).',
  ],
  [
    'en',
    ['Serves 4', 4],
    english,
    'How much flour for 8 people?',
    'For 8 portions you need 450 g self-raising flour (2 × 225 g).',
  ],
  [
    'en',
    ['1 loaf (about 14 slices)', 1],
    english,
    'How much flour for 2 loaves?',
    'For 2 loaves you need 450 g self-raising flour (2 × 225 g).',
  ],
  [
    'de',
    ['12 Stücke', 12],
    german,
    'Wie viel Mehl für 24 Stücke?',
    'Für 24 Stücke brauchst du 450 g Mehl (2 × 225 g).',
  ],
  [
    'fr',
    ['6 personnes', 6],
    french,
    'Combien de farine pour 12 personnes ?',
    'Pour 12 personnes, il te faut 450 g farine (2 × 225 g).',
  ],
  [
    'ja',
    ['4人分', 4],
    japanese,
    '8人分の小麦粉はどのくらい？',
    '8人分の場合、必要な量は小麦粉 400g (2 × 200g)です。',
  ],
])('names what the recipe yields: %s, %j', (language, yields, lines, asked, said) => {
  expect(ask(language, yields, lines, asked)).toBe(said);
});

test('says portions to a reader of another language', () => {
  const said = ask('en', ['Makes 10 slices', 10], english, 'Wie viel Mehl für 20 Stücke?');
  expect(said).toMatch(/^Für 20 Portionen brauchst du 450 g Mehl/);
});

test('shows no sum where it does not come out even, and none in a list', () => {
  const yields: [string, number] = ['Makes 12 cookies', 12];
  const odd = ask('en', yields, english, 'How much flour for 17 cookies?');
  expect(odd).toBe('For 17 cookies you need 319 g self-raising flour.');
  const list = ask('en', yields, english, 'Give me the list for 24 cookies');
  expect(list).toMatch(/^For 24 cookies \(2 times the recipe\):\n• 450 g self-raising flour\n/);
});
