import type { PreparedIngredient } from '../../retrieval/prepared';

const shortest = 5;

/**
 * German ingredients that a word names but in part: "Sprudel" of Sprudelwasser, "Mehltype" of "Mehl
 * Type 405".
 */
export const byBeginning = (
  asked: readonly string[],
  ingredients: readonly PreparedIngredient[],
): PreparedIngredient[] =>
  ingredients.filter(({ stems }) =>
    asked.some((stem) => stem.length >= shortest && isIn(stem, stems)),
  );

const isIn = (asked: string, stems: readonly string[]) =>
  stems.some(
    (stem) =>
      (stem.length > asked.length && stem.startsWith(asked)) ||
      (asked.startsWith(stem) && stems.includes(asked.slice(stem.length))),
  );
