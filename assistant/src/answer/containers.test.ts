import type { Post } from '../post/post';
import { ask } from '../testing/conversation';
import { chicken } from '../testing/posts';

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

test.each([
  ['How big should the can be?', '15 oz'],
  ['what is the size of the can', '15 oz'],
  ['wie groß ist die Dose?', '15 oz'],
  ['de qué tamaño es la lata', '15'],
  ['quelle taille de boîte ?', '15'],
  ['jak duża puszka?', '15'],
  ['how large is the packet', '7 g'],
])('answers %s by the line', (question, part) => {
  expect(ask(bought, question).text).toContain(part);
});

test('leaves the size of pans to the steps', () => {
  expect(ask(bought, 'how big should the skillet be').text).not.toContain('15 oz');
});
