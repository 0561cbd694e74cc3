import { readPost } from '../read-post';
import { page } from '../testing/plum-cake';

const list = (lines: readonly string[], tag = 'ul') =>
  `<${tag}><li>${lines.join('</li><li>')}</li></${tag}>`;
const crust = ['300 g flour', '150 g butter'];
const fruit = ['500 g plums', '2 eggs', '150 g sugar'];
const method = [
  'Rub the butter into the flour and let the dough rest for an hour in the fridge.',
  'Roll it out and line the tin, then spread the plums over it.',
];

it('reads all lists that parts of the dish lead, and the steps under any heading', () => {
  const body = `<h2>Crust</h2>${list(crust)}<h2>Fruit</h2>${list(fruit)}<h2>Onwards</h2>${list(method, 'ol')}`;
  const { recipe } = readPost(page(body), 'https://blog.test/plum-cake/').post;
  expect(recipe?.ingredients.map(({ text, group }) => [text, group])).toEqual([
    ...crust.map((text) => [text, 'Crust']),
    ...fruit.map((text) => [text, 'Fruit']),
  ]);
  expect(recipe?.steps.map(({ text }) => text)).toEqual(method);
});

it('leaves the lists of another recipe, which has steps of its own', () => {
  const other = `<h2>Custard</h2>${list(['3 eggs', '1 l milk'])}${list(['Warm the milk in a pan, then whisk in all of the eggs.'], 'ol')}`;
  const body = `${other}<h2>Fruit</h2>${list(fruit)}<h2>Onwards</h2>${list(method, 'ol')}`;
  const { recipe } = readPost(page(body), 'https://blog.test/plum-cake/').post;
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(fruit);
});
