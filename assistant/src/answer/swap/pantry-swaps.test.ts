import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const bread = listedPost({
  language: 'en-US',
  title: 'Skillet corn bread',
  ingredients: [
    '2 tsp vanilla extract',
    '1 cup cornmeal',
    '1 tbsp Worcestershire sauce',
    '1 cup sweetened condensed milk',
    '1/4 cup honey',
    '1 tsp smoked paprika',
    '1 tbsp capers',
  ],
  steps: ['Stir all together.', 'Bake at 400°F for 20 minutes.'],
});

test.each([
  ['vanilla extract substitute', /2 inches vanilla/, /Nutrition/],
  ['cornmeal substitute?', /semolina/, /Cornmeal/],
  ['what can i use instead of worcestershire sauce', /2 tsp soy sauce/, /Worcestershire/],
  ['no condensed milk, what now', /1 cup evaporated milk and 1¼ cups sugar/, /Substitutions/],
  ['what can i use for honey', /maple syrup/, /North Dakota/],
  ['smoked paprika isnt sold here', /cayenne/, /Paprika/],
  ['capers substitute', /1 tbsp olive/, /NetCooks/],
])('%s', (question, wanted, source) => {
  const { text, tier, sources } = ask(bread, question);
  expect(tier).toBe('general');
  expect(text).toMatch(wanted);
  expect(sources.map(({ quote }) => quote).join()).toMatch(source);
});

const cake = listedPost({
  language: 'de',
  title: 'Gugelhupf',
  ingredients: ['1 Päckchen Vanillezucker', '200 g Zucker', '250 g Mehl'],
  steps: ['Alles verrühren.', 'Bei 180 °C 50 Minuten backen.'],
});

test('vanilla sugar in German, where its packet has no size', () => {
  const { text } = ask(cake, 'womit kann ich vanillezucker ersetzen?');
  expect(text).toMatch(/1 EL Zucker und 1 TL Vanilleextrakt/);
});
