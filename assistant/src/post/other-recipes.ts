import { likeness } from './data/nodes';
import type { Draft, Line } from './draft';
import { bare } from './page/text';

/** Recipes of one post; a page with more of them is a list of posts. */
export const maxRecipes = 6;

/** A share of lines in common from which two forms are of the same recipe. */
const sameShare = 0.5;

const keysOf = ({ ingredients, steps }: Draft): Set<string> =>
  new Set([...ingredients, ...steps].map(({ text }) => bare(text)));

function isSame(one: Draft, other: Draft): boolean {
  const [keys, others] = [keysOf(one), keysOf(other)];
  const common = [...keys].filter((key) => others.has(key)).length;
  const isNamedAlike = one.name !== null && bare(one.name) === bare(other.name ?? '');
  return isNamedAlike || common >= sameShare * Math.min(keys.size, others.size);
}

const isWhole = ({ ingredients, steps }: Draft): boolean =>
  ingredients.length > 1 && steps.length > 0;

/** Lines under the name of their recipe, where they have no group of their own in it. */
const underName = (lines: readonly Line[], name: string): Line[] =>
  lines.map(({ text, group }) => ({ text, group: group ?? name }));

/** The forms of recipes that a page has, the main one among them. */
export interface Forms {
  /** In cards that readers see. */
  shown: readonly Draft[];
  /** In the page's data, of no other address. */
  data: readonly Draft[];
  /** The texts of the page outside of cards. */
  page: readonly string[];
  title: string;
}

/** The share of a recipe's ingredients that the page shows. */
function shownShare({ ingredients }: Draft, page: string): number {
  const shown = ingredients.filter(({ text }) => page.includes(` ${bare(text)} `)).length;
  return ingredients.length === 0 ? 0 : shown / ingredients.length;
}

/** Data of a recipe that the page neither shows nor names in its title is of another post. */
function ownData({ shown, data, page, title }: Forms): Draft[] {
  const lines = [...page, ...shown.flatMap(({ ingredients }) => ingredients.map((it) => it.text))];
  const text = ` ${lines.map(bare).join(' ')} `;
  return data.filter(
    (one) => shownShare(one, text) >= sameShare || likeness(one.name ?? '', title) >= sameShare,
  );
}

/**
 * A post's recipe with the others that stand in the same post as groups of it: of a bowl and its
 * sauce, each in a card of its own, both are the post's.
 */
export function withOtherRecipes(main: Draft, forms: Forms): Draft {
  const found: Draft[] = [];
  for (const other of [...forms.shown, ...ownData(forms)]) {
    const isKnown = [main, ...found].some((one) => isSame(one, other));
    if (!isKnown && isWhole(other) && other.name !== null) found.push(other);
  }
  if (found.length === 0 || found.length >= maxRecipes) return main;
  const named = main.name === null ? main : groupedUnder(main, main.name);
  return found.reduce((all, one) => joined(all, groupedUnder(one, one.name ?? '')), named);
}

const groupedUnder = (draft: Draft, name: string): Draft => ({
  ...draft,
  ingredients: underName(draft.ingredients, name),
  steps: underName(draft.steps, name),
});

const joined = (all: Draft, one: Draft): Draft => ({
  ...all,
  ingredients: [...all.ingredients, ...one.ingredients],
  steps: [...all.steps, ...one.steps],
  notes: [...all.notes, ...one.notes],
  equipment: [...all.equipment, ...one.equipment],
});
