import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const pie = listedPost({
  language: 'en-GB',
  title: 'Mushroom and stout pie',
  ingredients: ['1 pint stout', '4 fl oz milk', '6oz plain flour', '2 tbsp caster sugar'],
  steps: ['Heat the oven to gas mark 4.', 'Simmer the stout and bake for 40 minutes.'],
});

const bars = listedPost({
  language: 'en-US',
  title: 'Blondies',
  ingredients: ['1 1/2 sticks butter', '1 pint cream', '2 cups all-purpose flour', '2 tbsp sugar'],
  steps: ['Melt the butter.', 'Bake at 350°F for 25 minutes.'],
});

const slice = listedPost({
  language: 'en-AU',
  title: 'Jelly slice',
  ingredients: ['2 tbsp vegetable oil', '1 cup milk', '1 cup plain flour', '250 g butter'],
  steps: ['Heat the oven to 180°C (160°C fan-forced).', 'Bake for 20 minutes.'],
});

test.each([
  [pie, 'how many ml is the stout', /570 ml/],
  [pie, 'milk in ml', /115 ml|114 ml|110 ml/],
  [bars, 'cream in ml', /470 ml/],
  [bars, 'butter in grams', /170 g/],
  [bars, 'how many grams is 1 1/2 sticks?', /170 g/],
  [slice, 'oil in ml', /40 ml/],
  [slice, 'milk in ml', /250 ml/],
  [slice, 'butter in sticks', /2¼ sticks/],
])('measures of the post %#', (post, question, wanted) => {
  const { text, tier } = ask(post, question);
  expect(text).toMatch(wanted);
  expect(tier).toBe('post');
});

test('who weighed a stick is named', () => {
  const { sources } = ask(bars, 'butter in grams');
  expect(sources.map(({ quote }) => quote).join()).toMatch(/Butter.*stick/);
});

test('a post of another country gets its own list in grams, sticks too', () => {
  expect(ask(bars, 'all the ingredients in grams').text).toMatch(/sticks butter: about 170 g/);
});

test('a pint of which the post says nothing is its own kind of pint', () => {
  expect(ask(pie, 'how much is a pint in ml').text).toMatch(/570 ml/);
});

test('a unit may end a question', () => {
  const { text, tier } = ask(bars, 'how many ml are in a cup?');
  expect(text).toMatch(/1 cup is about (?:237|240) ml/);
  expect(tier).toBe('general');
  expect(ask(bars, '¿cuántos ml tiene una taza?').text).toMatch(/2[34]\d ml/);
});
