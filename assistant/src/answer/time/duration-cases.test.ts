import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf } from '../../testing/posts';

const recipe: Recipe = {
  name: 'Flatbreads with lentils',
  yield: { amount: 4, text: '4 flatbreads' },
  times: { prep: null, cook: null, total: null },
  ingredients: ['300 g lentils', '1 onion', '2 carrots', '250 g flour', '1 egg', '1 lemon'].map(
    (text) => ({
      text,
      quantity: Number(/^\d+/.exec(text)?.[0]),
      quantity_max: null,
      unit: text.includes(' g ') ? 'g' : null,
      item: text.replace(/^\d+ (?:g )?/, ''),
      note: null,
      group: null,
    }),
  ),
  steps: [
    'Simmer the lentils for 22 minutes.',
    'Fry the onion, carrots and lemon peel for 9 minutes over a low heat, until soft.',
    'Knead the flour with water and let it rest for 45 minutes.',
    'Roll it out, bake for 11 minutes, until blistered.',
    'Top with the egg and bake for 4 minutes more, until the white is set.',
    'Or use a pan: fry for 3 minutes, turn and fry the other side for 2 minutes.',
  ].map((text, index) => ({ number: index + 1, text, group: null })),
  notes: ['Soak them for 6 hours at most, or they fall apart.'],
  equipment: [],
  nutrition: [],
};

const post = postOf(recipe, [
  { heading: null, text: 'Beluga lentils work too. They need only 17 minutes.' },
  { heading: 'Serving', text: 'We eat them with a tomato salad and plenty of yogurt.' },
  { heading: null, text: 'You may also like my stuffed vine leaves.' },
]);

test.each([
  ['how long in the oven before the egg goes on?', /^11 minutes/],
  ['how long do I fry the onion', /^9 minutes/],
  ['how long per side in the pan', /3 minutes and 2 minutes/],
  ['combien de temps de chaque côté à la poêle ?', /3 minutes et 2 minutes/],
  ['how long do beluga lentils take', /17 minutes/],
  ['how long do the lentils simmer', /^22 minutes/],
  ['what is the longest I can soak them', /6 hours at most/],
])('%s', (question, answer) => {
  expect(ask(post, question)).toMatchObject({ tier: 'post', text: expect.stringMatching(answer) });
});

test.each([
  ['what should I serve alongside?', /tomato salad/],
  ['¿con qué lo acompaño?', /tomato salad/],
  ['was gibt es dazu?', /tomato salad/],
])('%s is answered by what the post says beside the recipe', (question, answer) => {
  expect(ask(post, question)).toMatchObject({ tier: 'post', text: expect.stringMatching(answer) });
});

test.each([
  ['en', 'how long in the hot oil', 'Lower in the fritters, brown them for 5 minutes.', /^5 min/],
  ['de', 'wie lange im heißen Öl', 'Die Küchlein 5 Minuten ausbacken.', /^5 Min/],
  ['es', '¿cuánto tiempo en el aceite caliente?', 'Fríe los buñuelos 5 minutos.', /^5 min/],
  ['pl', 'ile czasu na gorącym oleju', 'Smaż placki 5 minut.', /^5 min/],
])('%s: what is in hot oil is fried', (language, question, fried, wanted) => {
  const fritters = listedPost({
    language,
    title: 'Rösti',
    ingredients: ['500 g corn', '2 eggs'],
    steps: ['Chill, 20 min.', fried],
  });
  expect(ask(fritters, question).text).toMatch(wanted);
});

it.each([
  ['How long does it take?', '2 hours 20 minutes'],
  ['Wie lange dauert es?', '2 Stunden 20 Minuten'],
  ['Combien de temps ça prend ?', '2 heures 20 minutes'],
])('answers %p, which names nothing else, by the card’s total', (question, time) => {
  const timed = postOf({ ...recipe, times: { prep: 20, cook: 50, total: 140 } });
  expect(ask(timed, question)).toMatchObject({ tier: 'post', text: expect.stringContaining(time) });
});
