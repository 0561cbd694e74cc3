import { textOf, blocksOf } from '../page/blocks';
import { type Element, findAll } from '../page/element';

/** An element's names in one of the ways to mark data: microdata, RDFa or microformats. */
interface Names {
  types: (element: Element) => string;
  properties: (element: Element) => string;
}

const microdata: Names = {
  types: ({ attributes }) =>
    attributes.itemscope === undefined ? '' : (attributes.itemtype ?? ''),
  properties: ({ attributes }) => attributes.itemprop ?? '',
};

const rdfa: Names = {
  types: ({ attributes }) => attributes.typeof ?? '',
  properties: ({ attributes }) => attributes.property ?? '',
};

// The class names of h-recipe and its forerunner hrecipe, and what they are called elsewhere.
const classProperties: ReadonlyMap<string, string> = new Map([
  ['p-name', 'name'],
  ['fn', 'name'],
  ['p-ingredient', 'recipeIngredient'],
  ['ingredient', 'recipeIngredient'],
  ['e-instructions', 'recipeInstructions'],
  ['instructions', 'recipeInstructions'],
  ['p-yield', 'recipeYield'],
  ['yield', 'recipeYield'],
  ['preptime', 'prepTime'],
  ['cooktime', 'cookTime'],
  ['dt-duration', 'totalTime'],
  ['duration', 'totalTime'],
]);

const microformats: Names = {
  types: ({ classes }) =>
    classes.includes('h-recipe') || classes.includes('hrecipe') ? 'Recipe' : '',
  properties: ({ classes }) => classes.map((one) => classProperties.get(one) ?? '').join(' '),
};

const most = { properties: 600, depth: 6 };

type Item = Record<string, unknown> & { '@type': string };

const isTime = (element: Element): boolean => element.name === 'time' || element.name === 'meta';

/** The value of a property that is no object. */
function valueOf(element: Element, property: string): string {
  const { attributes, name } = element;
  if (name === 'link' || name === 'a' || name === 'img') {
    const address = attributes.href ?? attributes.src;
    if (address !== undefined && !/ingredient|instruction|name/i.test(property)) return address;
  }
  if (isTime(element)) return attributes.datetime ?? attributes.content ?? textOf(element);
  if (/time$/i.test(property) && attributes.content !== undefined) return attributes.content;
  const lines = blocksOf(element).map(({ text }) => text.replaceAll('<', '‹'));
  return lines.join(/instruction|ingredient/i.test(property) ? '\n' : ' ');
}

/** Adds a value to a property, which may have several. */
function put(item: Item, name: string, value: unknown): void {
  const before = item[name];
  item[name] =
    before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
}

function itemOf(root: Element, names: Names, depth: number): Item {
  const item: Item = { '@type': names.types(root) || 'Thing' };
  let count = 0;
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || count > most.properties) continue;
      const properties = names.properties(child).split(/\s+/, 4).filter(Boolean);
      const isItem = names.types(child) !== '' && depth < most.depth;
      for (const property of properties) {
        count += 1;
        const name = property.replace(/^.*[:/]/, '');
        put(item, name, isItem ? itemOf(child, names, depth + 1) : valueOf(child, name));
      }
      if (!isItem) visit(child);
    }
  };
  visit(root);
  return item;
}

/** Recipes that a page's elements themselves mark, as objects like those of its data. */
export function markedRecipes(root: Element): unknown[] {
  for (const names of [microdata, rdfa, microformats]) {
    const isRecipe = (element: Element) => /(?:^|[/:#\s])Recipe$/.test(names.types(element));
    const recipes = findAll(root, isRecipe, 10).map((element) => ({
      ...itemOf(element, names, 0),
      '@type': 'Recipe',
    }));
    if (recipes.length > 0) return recipes;
  }
  return [];
}
