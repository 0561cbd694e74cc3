import { likeliestDraft } from '../testing/likeliest-draft';
import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { addressedOtherwise } from '@cpal/shared/testing/form-of-address';
import { newMemory, prepare, reply, type Setting } from '../engine';
import { examples } from './packs/examples';
import { languages } from './languages';

const ingredients: readonly (readonly [string, number, string | null])[] = [
  ['flour', 250, 'g'],
  ['sugar', 100, 'g'],
  ['butter', 80, 'g'],
  ['eggs', 3, null],
  ['garlic', 2, 'clove'],
  ['cream', 200, 'ml'],
  ['salt', 1, 'tsp'],
  ['potatoes', 500, 'g'],
  ['onion', 1, null],
  ['baking powder', 1, 'tsp'],
];

const steps = [
  'Preheat the oven to 190 °C and butter a springform tin.',
  'Dice the potatoes and onion and fry them with the garlic over medium heat for 8 minutes.',
  'Mix flour, sugar, eggs, baking powder and salt, then let the dough rest for 30 minutes.',
  'Simmer the cream in a pot for 10 minutes and pour it over.',
  'Bake for 40 minutes until golden.',
];

const recipe: Recipe = {
  name: 'Potato and onion bake',
  yield: { amount: 4, text: '4 servings' },
  times: { prep: 20, cook: 40, total: 60 },
  ingredients: ingredients.map(([item, quantity, unit]) => ({
    text: [quantity, unit, item].filter((part) => part !== null).join(' '),
    quantity,
    quantity_max: null,
    unit,
    item,
    note: null,
    group: null,
  })),
  steps: steps.map((text, index) => ({ number: index + 1, text, group: null })),
  notes: [],
  equipment: [],
  nutrition: [{ name: 'calories', value: '410 kcal' }],
};

const url = 'https://blog.example/potato-and-onion-bake';
const setting: Setting<ReturnType<typeof prepare>> = {
  post: prepare({ url, title: recipe.name, image: null, language: 'en', recipe, passages: [] }),
  memory: newMemory,
  voice: { tone: 'warm', address_form: 'informal', greeting: '', sign_off: '' },
  house: [],
  links: [],
  blog: { find: () => [{ title: 'Onion soup', url, image: null }], others: () => [] },
};

test.each(languages)('answers questions in %s to the point and in that language', (language) => {
  const wrong = examples[language]
    .map(([question, intent]) => ({
      question,
      intent,
      answer: reply(setting, question, { languageHints: ['en-US'], choose: likeliestDraft }),
    }))
    .filter(({ intent, answer }) => answer.intent !== intent || answer.language !== language);
  expect(
    wrong.map(({ question, answer }) => [question, answer.language, answer.intent, answer.text]),
  ).toEqual([]);
});

const formal = { ...setting, voice: { ...setting.voice, address_form: 'formal' } } as const;

/** What of an answer is the post's own. */
const quoted = /„[^“”]*[“”]|«[^»]*»|“[^”]*”/g;

test.each(languages)('answers in %s in the form that the blogger chose', (language) => {
  const texts = examples[language].map(([question]) =>
    reply(formal, question, { languageHints: [language], choose: likeliestDraft }).text.replace(
      quoted,
      '',
    ),
  );
  expect(addressedOtherwise(language, 'formal', texts)).toEqual([]);
});
