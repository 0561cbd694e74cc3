import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const told = postOf(loaf.recipe, [
  { heading: 'Does it work vegan?', text: 'Yes: thick soy yogurt and a spoonful of ground flax.' },
  { heading: 'Tips', text: 'For a gluten-free loaf use buckwheat flour instead.' },
]);

test.each([
  ['can I make it vegan?', 'ground flax'],
  ['is this vegan', 'ground flax'],
  ['kann man das vegan machen?', 'ground flax'],
  ['gluten free swap for the flour', 'buckwheat'],
  ['est-ce sans gluten ?', 'buckwheat'],
])("adds the post's own way to the verdict: %s", (question, part) => {
  expect(ask(told, question)).toMatchObject({ tier: 'post', text: expect.stringContaining(part) });
});
