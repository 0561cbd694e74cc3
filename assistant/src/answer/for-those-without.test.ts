import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const pudding = postOf(
  unreadRecipe(
    'Crème caramel',
    ['4 eggs', '500 ml milk', '100 g sugar'],
    [
      'Heat the oven to 150°C and warm the milk.',
      'Beat the eggs and sugar, add the milk and bake for 40 minutes.',
      'Sprinkle with sugar and brown it with a blowtorch.',
    ],
  ),
  [
    {
      heading: 'No oven?',
      text: 'Steam the eggs and milk on the stovetop at 90°C for 25 minutes.',
    },
    { heading: null, text: "If you don't have a blowtorch, use the hottest grill for 2 minutes." },
  ],
);

test.each([
  ['how do I brown the sugar, I own no blowtorch', 'hottest grill'],
  ['I have no oven', 'stovetop'],
])('%s is answered for those who lack it', (question, part) => {
  expect(ask(pudding, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining(part),
  });
});

test.each(['oven temp?', 'how long in the oven once the eggs are in?'])(
  '%s is not answered by what others do',
  (question) => {
    expect(ask(pudding, question).text).not.toContain('stovetop');
  },
);
