import { demoPost } from '../../demo-post';
import { textsOf } from '../post-texts';
import { type Support, numberCheck } from './unsupported';

const support: Support = {
  texts: [
    ...textsOf(demoPost),
    'Bake at 350 °F for 20 to 25 minutes. Add 1 1/2 cups of broth, 250 g of butter and 1,200 ml water.',
  ],
  question: 'Can I make it for 6?',
  servings: 4,
  factors: [],
  densities: [],
  steps: 7,
  language: 'en',
};
const check = numberCheck(support);
const checkAsWritten = numberCheck({ ...support, question: 'Can I make it ahead?' });

it.each([
  ['Use ¾ cup of flour.'],
  ['That is 0.75 cup.'],
  ['Strain it for ten minutes.'],
  ['As step 6 says, fry them.'],
  ['For 6 you need 4.5 eggs.'],
  ['For six take 1 1/8 cups of flour.'],
  ['Set the oven to 175 °C.'],
  ['It takes about 25 min.'],
  ['One of them can wait.'],
  ['1.2 l of water'],
  ['8.8 oz of butter'],
])('lets %p stand', (text) => {
  expect(check(text, 'en')).toEqual([]);
});

it.each([
  ['Bake for 40 minutes.', '40 minutes'],
  ['Bake for 350 minutes.', '350 minutes'],
  ['Add 3 tbsp of cornstarch.', '3 tbsp'],
  ['Use five eggs.', '5 eggs'],
  ['Bake at 220 °C.', '220 °C'],
  ['It has 454 kcal.', '454 kcal'],
  ['As step 9 says.', '9 says'],
  ['Add 1½ tsp of yeast.', '1½ tsp'],
  ['Keep them for 5 days.', '5 days'],
])('finds what %p makes up', (text, made) => {
  expect(checkAsWritten(text, 'en')).toContainEqual(expect.stringContaining(made));
});

it.each([
  ['de', 'Vierzig Minuten backen.', false],
  ['de', 'Zehn Minuten abtropfen lassen.', true],
  ['fr', 'Il faut cinq œufs.', false],
  ['es', 'Hornea 40 minutos.', false],
  ['it', 'Per sei persone servono 4,5 uova.', true],
  ['ja', '４０分焼きます。', false],
  ['ja', '10分水を切ります。', true],
] as const)('reads numbers in %s: %s', (language, text, isSupported) => {
  expect(check(text, language).length === 0).toBe(isSupported);
});

const rests = (text: string, language: 'en' | 'ja' | 'fr', line: string, question = 'How long?') =>
  numberCheck({ ...support, texts: [], question, language })(text, 'en', {
    post: [line],
    found: [],
  }).length === 0;

it.each([
  ['Bake for 50 uur.', 'en', 'Bake for 50 minutes.', false],
  ['Bak 50 minuten.', 'en', 'Bake for 50 minutes.', true],
  ['50분 구우세요.', 'en', 'Bake for 50 minutes.', true],
  ['50시간 구우세요.', 'en', 'Bake for 50 minutes.', false],
  ['Er gaan 2 eetlepels in.', 'ja', '酒 大さじ2', true],
  ['Er gaan 2 theelepels in.', 'ja', '酒 大さじ2', false],
  ['Bake it for 1 hour and 15 minutes.', 'fr', 'Enfournez pour 1 h 15.', true],
  ['Boil it for 3 minutes.', 'en', 'Boil it for 3 more minutes.', true],
  ['Use 2 cups of it.', 'en', '2 tins of chickpeas', false],
] as const)('reads units of other languages: %s', (text, language, line, expected) => {
  expect(rests(text, language, line)).toBe(expected);
});

it.each([
  ['Three hours make it soft.', false],
  ['Bake it for 20 minutes, not for 3 hours.', true],
])('confirms no number of the question alone: %s', (text, expected) => {
  expect(rests(text, 'en', 'Bake for 20 minutes.', 'Why 3 hours?')).toBe(expected);
});
