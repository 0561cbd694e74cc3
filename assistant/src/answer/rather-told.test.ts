import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const cake = postOf(
  unreadRecipe(
    'Carrot cake',
    ['3 cups carrots', '1/2 cup crushed pineapple', '2 tsp caraway', '200 g flour'],
    ['Fold the carrots and the pineapple into the flour.', 'Scatter the caraway over it.'],
  ),
  [
    { heading: null, text: 'Pineapple is there for moisture. Applesauce does the same.' },
    { heading: null, text: 'Not everyone likes caraway.' },
    { heading: null, text: 'I drove to the market for carrots in the rain.' },
    { heading: 'Which carrots?', text: 'The thick ones from the sand.' },
  ],
);

it.each([
  ['i hate pineapple', 'Applesauce'],
  ['caraway is a must?', 'Not everyone likes caraway'],
  ['what sort of carrots', 'from the sand'],
])('quotes what stands beside the recipe on an ingredient: %s', (question, told) => {
  const { text, intent } = ask(cake, question);
  expect(text).toContain(told);
  expect(intent).not.toBe('amount');
});

it.each(['pineapple', 'grams of pineapple?', 'pineapple qty', 'how much pineapple does it need'])(
  'gives the amount that is asked for: %s',
  (question) => {
    expect(ask(cake, question)).toMatchObject({ intent: 'amount', tier: 'post' });
  },
);

it.each(['why bake it half filled', 'do i turn it down for the second half'])(
  'takes no half for one of the recipe: %s',
  (question) => {
    expect(ask(cake, question).intent).not.toBe('scale');
  },
);

it.each(['half the recipe please', 'can i make half', 'only half of it'])(
  'scales to a half: %s',
  (question) => {
    expect(ask(cake, question).intent).toBe('scale');
  },
);
