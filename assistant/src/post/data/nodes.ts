import { bare } from '../page/text';
import { type Data, firstOf, isData, listOf, textIn, typesOf } from './values';

/** A recipe found in a page's data, and how far it lies from being the page's own. */
interface Found {
  node: Data;
  isAside: boolean;
}

/** Properties that lead to other pages' recipes, or to what readers wrote. */
const asideKeys: ReadonlySet<string> = new Set(
  (
    'isRelatedTo isSimilarTo relatedLink related mentions comment comments review reviews ' +
    'itemListElement hasPart isPartOf citation suggestedRecipes recommendation about'
  ).split(' '),
);

const most = { nodes: 20_000, recipes: 200, depth: 40 };

const isRecipe = (node: Data): boolean =>
  typesOf(node).includes('recipe') ||
  (node['@type'] === undefined &&
    (node['recipeIngredient'] !== undefined || node['recipeInstructions'] !== undefined));

/** All objects of the data, with their `@id` references looked up; each is visited once. */
export class Graph {
  private readonly byId = new Map<string, Data>();
  readonly recipes: Found[] = [];
  readonly questions: Data[] = [];
  private visited = 0;

  constructor(values: readonly unknown[]) {
    for (const value of values) this.visit(value, false, 0);
  }

  private visit(value: unknown, isAside: boolean, depth: number): void {
    if (depth > most.depth || this.visited > most.nodes) return;
    if (Array.isArray(value)) {
      for (const one of value) this.visit(one, isAside, depth + 1);
    } else if (isData(value)) {
      this.visited += 1;
      this.note(value, isAside);
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'object') {
          this.visit(inner, isAside || asideKeys.has(key), depth + 1);
        }
      }
    }
  }

  private note(node: Data, isAside: boolean): void {
    const id = node['@id'];
    const size = Object.keys(node).length;
    if (typeof id === 'string' && size > Object.keys(this.byId.get(id) ?? {}).length) {
      this.byId.set(id, node);
    }
    if (isRecipe(node) && size > 2 && this.recipes.length < most.recipes) {
      this.recipes.push({ node, isAside });
    }
    if (typesOf(node).includes('question') && !isAside) this.questions.push(node);
  }

  /** The object that a reference such as `{"@id": "#step-1"}` means, or the value itself. */
  follow(value: unknown): unknown {
    const id = isData(value) && Object.keys(value).length <= 2 ? value['@id'] : undefined;
    return (typeof id === 'string' ? this.byId.get(id) : undefined) ?? value;
  }
}

/** What a page says of itself, to tell its own recipe from others on it. */
export interface About {
  /** Its address without query, scheme and last slash. */
  addresses: readonly string[];
  titles: readonly string[];
}

/** An address as it is compared: without scheme, `www.`, query, fragment and last slash. */
export const addressKey = (url: string): string =>
  url
    .slice(0, 2000)
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** The share of a name's words that a title has. */
export function likeness(name: string, title: string): number {
  const words = bare(name.slice(0, 200)).split(' ').filter(Boolean);
  const inTitle = new Set(bare(title.slice(0, 300)).split(' '));
  return words.length === 0 ? 0 : words.filter((word) => inTitle.has(word)).length / words.length;
}

/** Whether a recipe names one of the page's addresses as its own, or that of another page. */
function placeOf(node: Data, about: About): { isHere: boolean; isElsewhere: boolean } {
  const urls = [node['url'], node['@id'], node['mainEntityOfPage']]
    .flatMap(listOf)
    .map((url) => (isData(url) ? url['@id'] : url))
    .filter((url) => typeof url === 'string')
    .map(addressKey);
  const isHere = urls.some((url) => url !== '' && about.addresses.includes(url));
  return { isHere, isElsewhere: !isHere && urls.some((url) => url.includes('/')) };
}

function fitOf({ node, isAside }: Found, about: About): number {
  const name = textIn(node['name']) ?? '';
  const has = (...keys: string[]) => (listOf(firstOf(node, ...keys)).length > 0 ? 1 : 0);
  const { isHere, isElsewhere } = placeOf(node, about);
  return (
    has('recipeIngredient', 'ingredients') * 3 +
    has('recipeInstructions', 'instructions') * 3 +
    Math.max(0, ...about.titles.map((title) => likeness(name, title))) * 4 +
    (isHere ? 3 : isElsewhere ? -1 : 0) -
    (isAside ? 5 : 0)
  );
}

/** All recipes that are the page's own: not named in passing, and of no other address. */
export const ownRecipes = (graph: Graph, about: About): Data[] =>
  graph.recipes
    .filter(({ node, isAside }) => !isAside && !placeOf(node, about).isElsewhere)
    .map(({ node }) => node);

/** The recipes of a page, the one that it is about first. */
export const rankedRecipes = (graph: Graph, about: About): Data[] =>
  graph.recipes
    .map((found, place) => ({ ...found, fit: fitOf(found, about), place }))
    .toSorted((one, other) => other.fit - one.fit || one.place - other.place)
    .map(({ node }) => node);
