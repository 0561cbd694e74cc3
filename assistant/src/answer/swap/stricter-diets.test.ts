import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const wraps = postOf(
  unreadRecipe('Wraps', ['2 eggs', '100 ml milk'], ['Scramble the eggs with the milk.']),
  [
    { heading: null, text: 'Dairy-free: we use cashew cream and nothing else.' },
    { heading: null, text: 'Vegan: scrambled tofu does nicely.' },
    { heading: null, text: 'My vegan sister lives by the sea.' },
  ],
);

it.each([
  ['are they dairy-free?', 'cashew cream'],
  ['are they lactose free?', 'cashew cream'],
  ['are they egg free?', 'scrambled tofu'],
])('tells what the post has for the diet or a stricter one: %s', (question, told) => {
  const { text, intent } = ask(wraps, question);
  expect(intent).toBe('diet');
  expect(text).toContain(told);
});
