import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { ask } from '../../testing/conversation';
import { postOf } from '../../testing/posts';

const lines = [
  ['250 g flour', 'flour', 'For the dough'],
  ['120 ml water', 'water', 'For the dough'],
  ['80 g hazelnuts', 'hazelnuts', 'For the filling'],
  ['3 pears', 'pears', 'For the filling'],
  ['2 tablespoons honey', 'honey', 'For the sauce'],
  ['100 ml cream', 'cream', 'For the sauce'],
  ['1 teaspoon cardamom', 'cardamom', 'For the sauce'],
] as const;

const recipe: Recipe = {
  name: 'Pear parcels',
  yield: { amount: 4, text: '4 parcels' },
  times: { prep: null, cook: null, total: null },
  ingredients: lines.map(([text, item, group]) => ({
    text,
    quantity: 1,
    quantity_max: null,
    unit: null,
    item,
    note: null,
    group,
  })),
  steps: [
    'Toast the hazelnuts for 6 minutes and set half of them aside.',
    'Knead flour and water for 5 minutes.',
    'Peel and dice the pears and mix them with the hazelnuts.',
    'Roll the dough into four rounds of 18 cm, fill and close them.',
    'Bake for 25 minutes.',
    'Meanwhile, warm the honey, cream and cardamom in a pan.',
    'Flip the parcels onto plates, pour the sauce over and scatter the remaining hazelnuts.',
  ].map((text, index) => ({ number: index + 1, text, group: null })),
  notes: [],
  equipment: [],
  nutrition: [],
};

test.each([
  ['when do the pears go in', 3],
  ['wann kommen die birnen dazu?', 3],
  ['how big are the rounds', 4],
  ["I have kneaded the flour and the water. What's next?", 3],
  ['The pears are peeled. Anything else?', 4],
])('%s: step %d', (question, step) => {
  expect(ask(postOf(recipe), question)).toMatchObject({
    tier: 'post',
    sources: [{ kind: 'step', number: step }],
  });
});

const soft: Recipe = {
  ...recipe,
  steps: [
    'Soften the honey.',
    'Stir half of the cream into it.',
    'Bake for 25 minutes.',
    'Drizzle with the remaining cream.',
  ].map((text, index) => ({ number: index + 1, text, group: null })),
};

test.each([
  'do I add all the cream at once',
  'die ganze Sahne auf einmal?',
  'la crème, toute en une fois ?',
])('%s: no, a part of it', (question) => {
  expect(ask(postOf(soft), question)).toMatchObject({ sources: [{ kind: 'step', number: 2 }] });
});

test('a step uses a food by its own name, whatever stands around it in the list', () => {
  const duck: Recipe = {
    ...recipe,
    ingredients: recipe.ingredients.slice(0, 1).map((each) => ({
      ...each,
      item: 'bone-in, skin-on duck legs',
      text: '4 bone-in, skin-on duck legs',
      group: null,
    })),
    steps: ['Heat the oven.', 'Lay the duck on a rack.', 'Roast for an hour.'].map(
      (text, index) => ({ number: index + 1, text, group: null }),
    ),
  };
  expect(ask(postOf(duck), 'when do I put the duck in')).toMatchObject({
    sources: [{ number: 2 }],
  });
});
