import { posts } from '../posts/all-posts';
import type { Post, Shape } from '../post';
import { recipeCard, recipeData } from './shapes';

function postOf(shape: Shape): Post {
  const found = posts.find((post) => post.shape === shape);
  if (found === undefined) throw new Error(`No post has the shape ${shape}`);
  return found;
}

/** What stands in the script element; an empty text where there is none. */
const dataOf = (shape: Shape) =>
  recipeData(postOf(shape), 'http://localhost')?.text.replace(/<script[^>]*>|<\/script>$/g, '') ??
  '';

const cardOf = (shape: Shape) => recipeCard(postOf(shape)).text;

it.each<Shape>([
  'graph of steps',
  'plugin card and sections',
  'one string',
  'one string of markup',
  'tasty card and steps',
  'sections',
  'list with odd durations',
])('%s is data that parses', (shape) => {
  expect(() => JSON.parse(dataOf(shape))).not.toThrow();
});

it.each<Shape>(['control character', 'trailing comma'])('%s is broken as in the wild', (shape) => {
  expect(dataOf(shape)).toContain('"Recipe"');
  expect(() => JSON.parse(dataOf(shape).replace(/<!--|-->/g, ''))).toThrow(SyntaxError);
});

it.each<[Shape, string]>([
  ['plugin card only', 'class="wprm-recipe-ingredient-amount"'],
  ['tasty card only', 'class="tasty-recipes-ingredients"'],
  ['microdata', 'itemprop="recipeIngredient"'],
])('%s has no JSON-LD but its own marks', (shape, mark) => {
  expect(dataOf(shape)).toBe('');
  expect(cardOf(shape)).toContain(mark);
});

it('marks nothing where only headings tell the recipe', () => {
  expect(dataOf('headings only')).toBe('');
  expect(cardOf('headings only')).not.toMatch(/itemprop|wprm|tasty|class="card/);
});

it('counts steps through all groups', () => {
  expect(cardOf('sections')).toContain('<ol class="steps" start="2"');
});
