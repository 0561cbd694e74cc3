import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const told = postOf(loaf.recipe, [
  { heading: 'No yogurt?', text: 'If you cannot find it, take kefir.' },
  { heading: 'Other nuts', text: 'Ground almonds work too in place of the walnuts.' },
  { heading: 'What if the batter splits?', text: 'Whisk in a spoonful of the flour.' },
  {
    heading: 'Keeping',
    text: 'The loaf keeps for 3 days. Frozen it is good for 2 months; it thaws at room temperature.',
  },
  { heading: 'To serve', text: 'Lovely with a pot of Earl Grey. Fans should also try my scones.' },
]);

test.each([
  ["can't find yogurt here", 'kefir'],
  ["I don't eat walnuts, could I do it with almonds?", 'almonds'],
  ['oh no, it split! can I fix it?', 'spoonful of the flour'],
  ['is it still good the next day?', '3 days'],
  ['what tea goes with it?', 'Earl Grey'],
])('%s is answered from the post', (question, part) => {
  const { text, tier } = ask(told, question);
  expect(text).toContain(part);
  expect(tier).toBe('post');
});

test.each(['which wine goes with it?', 'is it kid friendly?'])(
  '%s is told in general, and left to the writer',
  (question) => {
    expect(ask(loaf, question)).toMatchObject({ tier: 'general', isUnanswered: true });
  },
);

test('a sentence that goes on about another food is no substitute', () => {
  const swaps = postOf(loaf.recipe, [
    { heading: null, text: 'The eggs make it light. Margarine is fine instead of butter.' },
  ]);
  expect(ask(swaps, "can't get eggs").text).not.toContain('Margarine');
});
