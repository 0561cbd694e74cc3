import { conversation } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const cake = postOf(
  unreadRecipe('Carrot cake', ['3 cups carrots'], ['Bake the cake at 350°F for 28 to 32 minutes.']),
  [
    { heading: null, text: 'For cupcakes: bake for 18 minutes at 375°F.' },
    { heading: 'Left over', text: 'Warm it with a splash of milk. It holds for 3 days.' },
  ],
);

it.each([
  ['can i make cupcakes', 'how long for those?', '18 minutes'],
  ['can i make cupcakes', 'and how hot?', '375°F'],
  ['how do i warm it', 'and how long will that keep?', '3 days'],
])('%s %s: of what was shown last', (first, then, told) => {
  const ask = conversation(cake);
  ask(first);
  const { text, tier } = ask(then);
  expect(text).toContain(told);
  expect(tier).toBe('post');
});

it.each(['how long does the cake bake', 'how long does it take in total and all together'])(
  'of the recipe, where that is asked: %s',
  (then) => {
    const ask = conversation(cake);
    ask('can i make cupcakes');
    expect(ask(then).text).not.toContain('18 minutes');
  },
);
