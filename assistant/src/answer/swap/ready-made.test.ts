import { ask, conversation } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const tart = postOf(
  unreadRecipe(
    'Leek tart',
    ['1 sheet pastry', '3 leeks', '600 g chicken thighs', '2 eggs'],
    [
      'Roll out the pastry and line the tin.',
      'Fry the leeks and the chicken for 9 minutes.',
      'Crack the eggs into a bowl one at a time and slide them in.',
      'Add the cheese last and bake for 30 minutes.',
    ],
    {
      notes: [
        'Chicken breast works too, cut small.',
        'Store-bought pastry is fine.',
        'The cheese goes in last: earlier it turns tough.',
      ],
    },
  ),
  [
    {
      heading: 'Keeping',
      text: 'It keeps for 3 days. Without the leeks it freezes for 2 months.',
    },
    { heading: 'What do you serve it with?', text: 'A green salad.' },
  ],
);

test.each([
  ['is ready-made pastry possible?', 'Store-bought'],
  ['is breast ok instead of thighs', 'Chicken breast'],
  ['how do i get the eggs in without breaking them', 'one at a time'],
  ['cosa ci abbino', 'green salad'],
])('%s is answered with %s', (question, part) => {
  expect(ask(tart, question).text).toContain(part);
});

test('what is said of a part after its keeping was asked for is of its keeping', () => {
  const recipe = tart.recipe && {
    ...tart.recipe,
    ingredients: tart.recipe.ingredients.map((each, place) => ({
      ...each,
      group: place === 1 ? 'Leeks' : 'Tart',
    })),
  };
  const next = conversation({ ...tart, recipe });
  next('can I freeze it?');
  expect(next('and without the leeks?').text).toContain('2 months');
});
