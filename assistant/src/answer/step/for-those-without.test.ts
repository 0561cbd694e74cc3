import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf, unreadRecipe } from '../../testing/posts';

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

test('knows what a Japanese post says to those who lack a thing, however they ask', () => {
  const simmered = listedPost({
    language: 'ja',
    title: 'さばの味噌煮',
    ingredients: ['さば 2切れ', '味噌 大さじ2'],
    steps: ['鍋に水とさばを入れる。', '落としぶたをして12分煮る。'],
    notes: ['落としぶたがないときは、クッキングシートを丸く切ってのせます。'],
  });
  expect(ask(simmered, '落としぶたの代わりに使えるものは？').text).toContain('クッキングシート');
});
