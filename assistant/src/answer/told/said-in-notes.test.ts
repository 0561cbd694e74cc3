import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const stew = postOf(
  unreadRecipe(
    'Fish stew',
    ['800 g fish', '1 onion', '200 ml coconut milk', '2 tbsp rum', '1 sheet pastry'],
    [
      'Stir the onion in a wide pot for 5 minutes.',
      'Add the fish and the coconut milk. Do not stir.',
      'Cover and simmer for 20 minutes.',
    ],
    {
      notes: [
        'Rum: for children I take orange juice.',
        'The pastry may be store-bought.',
        'Wrapped well it stays good for 3 days.',
      ],
    },
  ),
  [{ heading: null, text: 'No fresh milk? Oat drink works just as well.' }],
);

test.each([
  ['instead of rum?', 'orange juice'],
  ['i have no pastry', 'store-bought'],
  ['i only have oat milk', 'Oat drink'],
  ['will it keep til wednesday', '3 days'],
])('%s is answered with %s', (question, part) => {
  expect(ask(stew, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining(part),
  });
});
