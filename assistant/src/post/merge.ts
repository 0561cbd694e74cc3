import type { Draft, Line } from './draft';
import { bare } from './page/text';

const hasGroups = (lines: readonly Line[]): boolean => lines.some(({ group }) => group !== null);

/** Gives lines the groups that the same lines have in another form of the recipe. */
export function withGroups(lines: readonly Line[], others: readonly Line[]): Line[] {
  if (hasGroups(lines) || !hasGroups(others)) return [...lines];
  const known = new Set(others.map(({ text }) => bare(text)));
  const same = lines.filter(({ text }) => known.has(bare(text))).length;
  if (lines.length === others.length && same * 3 >= lines.length) {
    return lines.map((line, place) => ({ ...line, group: others[place]?.group ?? null }));
  }
  // The same ingredient may stand in two groups: each line is used once, in order.
  const left = others.map((line) => ({ ...line, key: bare(line.text) }));
  return lines.map((line) => {
    const key = bare(line.text);
    const place = left.findIndex((one) => one.key === key || one.key.startsWith(key));
    const group = place === -1 ? null : (left.splice(place, 1)[0]?.group ?? null);
    return { ...line, group };
  });
}

/** One text for all lines is less than the list of them. */
const isFuller = (lines: readonly Line[], others: readonly Line[]): boolean =>
  lines.length > 0 && (lines.length > 1 || others.length < 3);

// "1 ½" and "1 1/2" are the same.
const alike = (text: string): string => bare(text.normalize('NFKC'));

/** The other measures that a shown line adds in brackets, as in "1 cup (240 ml) milk". */
const measures = /\([^()]{0,20}\d[^()]{0,20}\)/gu;

const measuresOf = (text: string): string[] => text.match(measures)?.map(alike) ?? [];

/** Whether a page shows the lines of its data with other measures added. */
function addsMeasures(shown: readonly Line[], lines: readonly Line[]): boolean {
  const adds = shown.map(({ text }, place) => {
    const line = lines[place]?.text ?? '';
    const has = new Set(measuresOf(text));
    const keeps = measuresOf(line).every((one) => has.delete(one));
    const isSame = alike(text.replace(measures, ' ')) === alike(line.replace(measures, ' '));
    return keeps && isSame ? has.size : -1;
  });
  return shown.length === lines.length && !adds.includes(-1) && adds.some((count) => count > 0);
}

const linesFrom = (lines: readonly Line[], others: readonly Line[]): Line[] =>
  isFuller(lines, others) ? withGroups(lines, others) : [...others];

/** Completes a recipe by another form of the same recipe, such as its data by its card. */
export const merged = (first: Draft, second: Draft): Draft => ({
  name: first.name ?? second.name,
  yields: first.yields.length > 0 ? first.yields : second.yields,
  times: {
    prep: first.times.prep ?? second.times.prep,
    cook: first.times.cook ?? second.times.cook,
    total: first.times.total ?? second.times.total,
  },
  ingredients: addsMeasures(second.ingredients, first.ingredients)
    ? withGroups(second.ingredients, first.ingredients)
    : linesFrom(first.ingredients, second.ingredients),
  steps: linesFrom(first.steps, second.steps),
  notes: first.notes.length > 0 ? first.notes : second.notes,
  equipment: first.equipment.length > 0 ? first.equipment : second.equipment,
  nutrition: first.nutrition.length > 0 ? first.nutrition : second.nutrition,
  image: first.image ?? second.image,
});
