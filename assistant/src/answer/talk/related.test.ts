import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

test.each(['which wine goes with it?', 'welcher Wein passt dazu?', 'jakie wino do tego podać?'])(
  '%s is told in general',
  (question) => {
    expect(ask(loaf, question)).toMatchObject({ tier: 'general', isUnanswered: true });
  },
);

test.each(['how much caffeine is in it?', 'wie viel Vitamin C hat ein Stück?'])(
  '%s is not computed',
  (question) => {
    expect(ask(loaf, question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
  },
);

test('tells what is served with it', () => {
  const served = postOf(loaf.recipe, [{ heading: 'On the table', text: 'Buttered sprouts.' }]);
  expect(ask(served, 'what do you serve alongside').text).toContain('sprouts');
});

test.each(['hast du noch andere rollen', 'autre chose avec de la pâte à choux ?'])(
  '%s asks for other dishes',
  (question) => {
    expect(ask(loaf, question).intent).toBe('related');
  },
);
