import { conversation } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const tart = postOf(
  unreadRecipe(
    'Chard tart',
    ['200 g flour', '100 g butter', '300 g carrots', '1 bunch chard', '2 eggs'],
    [
      'Rub the butter into the flour with cold water until the dough holds together.',
      'Boil the carrots for 14 minutes, until tender, and drain them.',
      'Soften the chard in a lidded pan until it collapses.',
      'Roll out the dough, lay all in it and pour the eggs over.',
      'Bake for 45 minutes, until the top is set.',
    ],
  ),
);

/** The step that answers a question after the first ones were shown. */
const stepOf = (question: string, shown: number) => {
  const ask = conversation(tart);
  if (shown > 0) ask(`step ${shown}`);
  return ask(question).sources[0]?.number;
};

test.each([
  ['Noch etwas?', 2, 3],
  ['Ist das alles?', 2, 3],
  ['¿Algo más?', 2, 3],
  ["C'est fait, quoi d'autre ?", 2, 3],
  ["Qualcos'altro?", 2, 3],
  ['Mais alguma coisa?', 2, 3],
  ['Czy to wszystko?', 2, 3],
  ['ほかに何かありますか？', 2, 3],
  ['ok, done', 2, 3],
  ['Der Mangold ist zusammengefallen. Was mache ich damit?', 3, 4],
  ['The carrots are drained. And what else?', 0, 3],
  ['¿Qué hago después de cocer las zanahorias?', 0, 3],
  ['Que faire après avoir cuit les carottes ?', 0, 3],
  ['Cosa faccio dopo aver lessato le carote?', 0, 3],
  ['O que faço depois de cozinhar as cenouras?', 0, 3],
  ['how do I know when the tart is cooked?', 0, 5],
  ['what does the dough look like when it is ready?', 0, 1],
])('%s after step %d: step %d', (question, shown, expected) => {
  expect(stepOf(question, shown)).toBe(expected);
});
