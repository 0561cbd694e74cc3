import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const steps = [
  ['Cake', 'Whisk the flour, sugar and cocoa powder.'],
  ['Cake', 'Beat in the eggs and bake.'],
  ['Icing', 'Beat the butter and the icing sugar.'],
  ['Icing', 'Spread it over the cold cake.'],
] as const;

const cakeOf = (items: readonly string[]) =>
  postOf(
    unreadRecipe('Cocoa cake', items, [], {
      steps: steps.map(([group, text], place) => ({ number: place + 1, text, group })),
    }),
  );

test('lines without headings belong to the part whose steps use them', () => {
  const cake = cakeOf([
    '200 g flour',
    '250 g sugar',
    '60 g cocoa powder',
    '2 eggs',
    '100 g butter',
    '200 g icing sugar',
  ]);
  const { text } = ask(cake, 'what goes in the icing?');
  expect(text).toContain('200 g icing sugar');
  expect(text).not.toContain('flour');
});

test('a list that mixes the parts keeps none', () => {
  const mixed = cakeOf(['100 g butter', '200 g flour', '200 g icing sugar', '2 eggs']);
  expect(ask(mixed, 'what goes in the icing?').text).toContain('2 eggs');
});
