import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const bars = listedPost({
  language: 'en',
  title: 'Oat bars with caramel',
  ingredients: ['200 g oats', '100 g butter', 'For the caramel:', '80 g sugar', '60 ml cream'],
  steps: ['Press oats and butter into a tin.', 'Boil sugar and cream and pour over.'],
});

const posts = {
  en: bars,
  de: listedPost({
    language: 'de',
    title: 'Hirsebrei',
    ingredients: ['200 g Hirse', '100 g Butter', 'Soße:', '80 g Zucker', '60 ml Sahne'],
    steps: ['Hirse quellen lassen.', 'Zucker und Sahne kochen.'],
  }),
  it: listedPost({
    language: 'it',
    title: 'Riso freddo con salsa',
    ingredients: ['200 g di riso', '100 g di burro', 'Per la salsa:', '80 g di zucchero'],
    steps: ['Lessate il riso.', 'Sciogliete lo zucchero.'],
  }),
  pl: listedPost({
    language: 'pl',
    title: 'Kasza z musem',
    ingredients: ['200 g kaszy', '100 g masła', 'Mus:', '80 g malin'],
    steps: ['Ugotuj kaszę.', 'Przetrzyj maliny.'],
  }),
  ja: listedPost({
    language: 'ja',
    title: '鶏の唐揚げ',
    ingredients: ['鶏肉 200g', '小麦粉 100g', 'ソース:', '砂糖 80g'],
    steps: ['鶏肉を揚げる。', 'ソースを混ぜる。'],
  }),
} as const;

test.each([
  ['en', 'halve the caramel', '40 g', '100 g oats'],
  ['en', 'can i double the caramel?', '160 g', '400 g'],
  ['de', 'doppelt so viel Soße', '160 g', '400 g'],
  ['it', 'dimezza la salsa', '40 g', '100 g riso'],
  ['pl', 'podwójny mus', '160 g', '400 g'],
  ['ja', 'ソースを倍にしたい', '160g', '400g'],
] as const)('%s: only the part that is named: %s', (language, question, line, other) => {
  const { intent, text } = conversation(posts[language])(question);
  expect(intent).toBe('scale');
  expect(text).toContain(line);
  expect(text).not.toContain(other);
});

test.each(['halve the recipe', 'double the oat bars', 'half of everything, caramel too'])(
  'the dish is not its part: %s',
  (question) => {
    expect(conversation(bars)(question).text).toContain('oats');
  },
);

test('what is said of a part is not kept for the rest', () => {
  const say = conversation(bars);
  say('double the caramel');
  expect(say('how much butter?').text).toContain('100 g butter');
});

test('an ingredient of the part is asked for alone', () => {
  const { text } = conversation(bars)('half the sugar in the caramel');
  expect(text).toContain('40 g');
  expect(text).not.toContain('cream');
});
