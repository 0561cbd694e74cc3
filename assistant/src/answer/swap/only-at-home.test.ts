import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const swapping = postOf(loaf.recipe, [
  {
    heading: 'Swaps',
    text: 'Yogurt: skyr works and gives a firmer loaf. Oranges work too; add a little white sugar.',
  },
  { heading: 'Good to know', text: 'Patience and time do the work.' },
]);

test.each([
  ['only got skyr', /skyr works/],
  ["I've skyr not greek yogurt", /skyr works/],
  ['no greek yogurt here, only skyr', /skyr works/],
])('%s: the post on what is at hand', (question, text) => {
  expect(ask(swapping, question).text).toMatch(text);
});

test('a sentence on another food is no swap', () => {
  const answer = ask(swapping, 'no white sugar here, only brown sugar');
  expect(answer).toMatchObject({ intent: 'substitution', tier: 'general' });
  expect(answer.text).toMatch(/brown sugar/);
});

test('a step gives no leave to replace', () => {
  expect(ask(loaf, 'out of butter, what instead').text).not.toMatch(/Step/);
});

test('a swap for a diet fits it', () => {
  const answer = ask(swapping, 'vegan swap for the butter?');
  expect(answer.text).toMatch(/oil/);
  expect(answer.text).not.toMatch(/lard/);
});

test.each(["plus d'œufs ! par quoi remplacer ?", 'No eggs left! What can I use instead?'])(
  '%s: what is lacking stands in the sentence before',
  (question) => {
    expect(ask(loaf, question)).toMatchObject({ intent: 'substitution', tier: 'general' });
  },
);

test.each(['pressure canner - what psi?'])('%s is of cooking, and not in the post', (question) => {
  expect(ask(loaf, question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
});
