import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf, unreadRecipe } from '../../testing/posts';

const tempura = listedPost({
  language: 'en-US',
  title: 'Fried okra',
  ingredients: ['1 pound okra', '1 cup buttermilk', '1 quart sunflower oil', '1 cup cornmeal'],
  steps: [
    'Cover the okra with buttermilk and keep it below 39°F for an hour.',
    'Heat the sunflower oil to 335°F and fry the okra for 3 minutes.',
    'Raise the oil to 375°F and fry for 1 minute more.',
  ],
});

const rolls = listedPost({
  language: 'en-US',
  title: 'Milk rolls',
  ingredients: ['3 cups flour', '1 cup milk', '2 teaspoons yeast'],
  steps: [
    'Warm the milk to 98°F and stir in flour and yeast.',
    'Proof for 40 minutes. Meanwhile heat the oven to 390°F.',
    'Bake for 18 minutes.',
  ],
  notes: ['I let mine rise in the oven with the light on, which holds about 82°F.'],
});

const focaccia = postOf(
  unreadRecipe(
    'Focaccia alta',
    ['500 g di farina', '5 g di lievito'],
    [
      'Mescolate la farina con il lievito e 400 g di acqua a 18 °C.',
      'Stendete nella teglia e lasciate lievitare 2 ore a 27 °C.',
      'Infornate a 235 °C per 20 minuti.',
    ],
  ),
  [{ heading: 'Di fretta?', text: 'Con il doppio del lievito può lievitare anche a 23 °C.' }],
  'it',
);

const strudel = postOf(
  unreadRecipe(
    'Apfelstrudel',
    ['4 Äpfel', '250 g Mehl'],
    ['Den Ofen auf 190 °C Ober-/Unterhitze vorheizen.', 'Den Strudel 35 Minuten backen.'],
  ),
  [],
  'de',
);

test.each([
  [tempura, 'oil temperature', /335 °F/, /^375/],
  [rolls, 'what is the proofing temp in celsius', /28 °C/, /199/],
  [rolls, 'how warm should it be for rising', /82°F/, /390/],
  [rolls, 'oven temp?', /390 °F/, /82/],
  [focaccia, 'la lievitazione in teglia a che temperatura', /27 °C/, /^23|18/],
  [strudel, 'Umluft?', /170 °C/, /^190/],
])('%#: %s', (post, question, wanted, other) => {
  const { text } = ask(post, question);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

it.each([
  ['it', 'a quanti gradi nel forno ventilata?', 'Nel forno ventilato bastano 170 °C.'],
  ['fr', 'à combien de degrés au four ventilé ?', 'Au four ventilé, 170 °C suffisent.'],
  ['pt', 'quantos graus no forno com ventoinha?', 'No forno ventilado bastam 170 °C.'],
])('knows an oven with a fan by its other names: %s', (language, question, told) => {
  const tart = postOf(
    unreadRecipe('Tart', ['1 kg'], ['190 °C.']),
    [{ heading: null, text: told }],
    language,
  );
  expect(ask(tart, question).text).toContain('170 °C');
});
