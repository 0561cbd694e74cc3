import type { Post } from '../../post/post';
import { ask } from '../../testing/conversation';
import { chicken } from '../../testing/posts';

const line = (text: string, unit: string, item: string) => ({
  text,
  quantity: 1,
  quantity_max: null,
  unit,
  item,
  note: null,
  group: null,
});

const bought: Post = {
  ...chicken,
  recipe: chicken.recipe && {
    ...chicken.recipe,
    ingredients: [
      ...chicken.recipe.ingredients,
      line('1 (15 oz) can kidney beans', 'can', 'kidney beans'),
      line('1 packet (7 g) dried yeast', 'packet', 'dried yeast'),
    ],
  },
};

test('tells the size of a packet by its line', () => {
  expect(ask(bought, 'how large is the packet').text).toContain('7 g');
});

test('leaves the size of pans to the steps', () => {
  expect(ask(bought, 'how big should the skillet be').text).not.toContain('15 oz');
});
