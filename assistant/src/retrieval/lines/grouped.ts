import type { PreparedIngredient, PreparedStep } from '../prepared';

type Group = string | null;

/**
 * Ingredients without headings get those of the steps that first use them ("Cake", "Icing"), where
 * the list keeps the parts apart; else they stay as they are.
 */
export function grouped(
  ingredients: readonly PreparedIngredient[],
  steps: readonly PreparedStep[],
): readonly PreparedIngredient[] {
  const parts = new Set(steps.map(({ group }) => group));
  // A heading over each step is its name, not that of a part.
  const isPart = parts.size > 1 && !parts.has(null) && parts.size * 2 <= steps.length;
  if (!isPart || ingredients.some(({ group }) => group !== null)) return ingredients;
  const groups = filled(ingredients.map((each) => usedFirst(each, steps)?.group ?? null));
  return isApart(groups)
    ? ingredients.map((each, place) => ({ ...each, group: groups[place] ?? null }))
    : ingredients;
}

/** Of the steps that use it the first that names most of it: "icing sugar" is not the sugar. */
function usedFirst({ index, stems }: PreparedIngredient, steps: readonly PreparedStep[]) {
  const named = (step: PreparedStep) => stems.filter((stem) => step.stems.has(stem)).length;
  return steps
    .filter((step) => step.ingredients.includes(index))
    .toSorted((a, b) => named(b) - named(a))[0];
}

/** A line that no step names belongs to the part of the line before it. */
function filled(groups: readonly Group[]): Group[] {
  let last: Group = groups.find((group) => group !== null) ?? null;
  return groups.map((group) => (last = group ?? last));
}

/** Each part is one run of lines. */
function isApart(groups: readonly Group[]): boolean {
  const starts = groups.filter((group, place) => place === 0 || group !== groups[place - 1]);
  return starts.length > 1 && new Set(starts).size === starts.length;
}
