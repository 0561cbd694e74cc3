import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { ask } from '../../testing/conversation';
import { postOf } from '../../testing/posts';

const items = [
  ['600 g turkey mince', 'turkey mince'],
  ['2 eggs', 'eggs'],
  ['8 flatbreads', 'flatbreads'],
  ['1½ tsp ground coriander', 'ground coriander'],
  ['200 g yogurt', 'yogurt'],
  ['1 cucumber, for the raita', 'cucumber'],
] as const;

const steps = [
  'Boil the eggs for 9 minutes and peel them.',
  'For the raita, mix the yogurt with the grated cucumber.',
  'Work the mince with the coriander in one direction until it holds together.',
  'Heat the oil to 170 °C and fry the patties with the lid on for 7 minutes. They should reach 75 °C.',
  'Remove the lid and fry for 4 minutes more. Turn them after 2 minutes.',
  'Let the patties rest so that the juices stay inside.',
  'Warm the flatbreads in a dry pan. Add the eggs and the raita while the bread is still warm.',
];

const note = (text: string) => ({ heading: null, text });

const recipe: Recipe = {
  name: 'Green patties',
  yield: { amount: 4, text: '8 patties' },
  times: { prep: null, cook: null, total: null },
  ingredients: items.map(([text, item]) => ({
    text,
    quantity: 1,
    quantity_max: null,
    unit: null,
    item,
    note: null,
    group: null,
  })),
  steps: steps.map((text, index) => ({ number: index + 1, text, group: null })),
  notes: [],
  equipment: [],
  nutrition: [{ name: 'calories', value: '410 kcal' }],
};

const post = postOf(recipe, [
  note('If the oil falls below 150 °C they soak it up.'),
  note('Swap the mince for 500 g prawns and fry them for only 3 minutes.'),
  note('If the mince comes salted, soak it for 12 hours.'),
]);

test.each([
  ['how do I make the raita', 2],
  ['when are the eggs added?', 7],
  ['do the eggs go on warm or cold bread?', 7],
  ['how do I warm up the flatbreads', 7],
  ['why do I let the patties rest before serving', 6],
])('%s: step %d', (question, number) => {
  expect(ask(post, question)).toMatchObject({ tier: 'post', sources: [{ kind: 'step', number }] });
});

test.each([
  ['how long with the lid on', /^7 minutes/],
  ['wie lange ohne Deckel?', /^4 Minuten/],
  ['how long do I fry the mince', /^7 minutes and 4 minutes/],
  ['how long do I soak the mince if it is salted?', /12 hours/],
  ['what internal temperature should they have', /75 °C/],
  ['quanto friggo la carne?', /^7 minuti/],
  ['how much corriander', /1½ tsp ground coriander/],
])('%s: %s', (question, text) => {
  expect(ask(post, question).text).toMatch(text);
});

test.each([
  ['all ingredients pls', 6],
  ['how many calories', 1],
  ['how many does it make', 1],
])('%s: %d sources', (question, count) => {
  expect(ask(post, question).sources).toHaveLength(count);
});

test('a trouble may stand in the sentence before the question', () => {
  const told = [{ heading: 'What if the raita splits?', text: 'Stir in a spoon of cold yogurt.' }];
  expect(ask(postOf(recipe, told), 'oh no it split! can I fix it?').text).toMatch(/cold yogurt/);
});
