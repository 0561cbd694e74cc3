import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

test.each(['which wine goes with it?', 'welcher Wein passt dazu?', 'jakie wino do tego podać?'])(
  '%s is told in general',
  (question) => {
    expect(ask(loaf, question)).toMatchObject({ tier: 'general', isUnanswered: true });
  },
);

test('says nothing of other dishes where the post names none', () => {
  const noted = postOf(loaf.recipe, [{ heading: null, text: 'This bread makes one loaf.' }]);
  expect(ask(noted, 'any other bread recipes?').tier).toBe('refusal');
});

test('names the dish that the post leads to', () => {
  const leading = postOf(loaf.recipe, [
    { heading: null, text: 'If you liked this, have a look at the lemon buns.' },
  ]);
  expect(ask(leading, 'do you have something similar?').text).toContain('lemon buns');
  expect(ask(leading, '¿tienes otras cosas parecidas?').text).toContain('lemon buns');
});

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
