import { findFoods } from '../kitchen/foods';
import { lightCues } from '../language/cues/light';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { isPart } from '../language/parts';
import { words } from '../language/words';
import type { PreparedPost } from '../retrieval/prepared';

const shortest = 5;
/** From this length on a letter may be another one, and two may be wrong from the next on. */
const long = 7;
const longer = 8;

/**
 * How many letters are added, left out or swapped with their neighbour; one that is replaced counts
 * as `substitution`. Ends early with a number above `most`.
 */
function distance(one: string, other: string, substitution: number, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? most) + 1,
          (row[j - 1] ?? most) + 1,
          (last[j - 1] ?? most) + (isSame ? 0 : substitution),
          isSwapped ? (before[j - 2] ?? most) + 1 : most + 1,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/**
 * A question that names no food, with its misspelt names of ingredients put right: "banannas" where
 * the recipe has bananas. Words that the post has are left alone, and so is a short word that could
 * be another one: "better" is no butter.
 */
export function spelled(
  text: string,
  { ingredients, index, language: written }: PreparedPost,
  language: Language,
): string {
  if (language !== written || language === 'ja' || findFoods(text, language).length > 0)
    return text;
  const names = [...new Set(ingredients.flatMap(({ item }) => words(item, language)))]
    .filter(({ isStop }) => !isStop)
    .map((word) => fold(word.text));
  return text.replaceAll(/[\p{L}\p{M}]{5,24}/gu, (word) => {
    const [known] = words(word, language);
    const folded = fold(word);
    if (known === undefined || known.isStop || index.has(known.stem)) return word;
    // "Leave it out" names no thyme leaves.
    if (isPart(folded, language) || lightCues[language].test(folded)) return word;
    const most = folded.length >= longer ? 2 : 1;
    const near = names.filter(
      (name) =>
        name.length >= shortest &&
        name[0] === folded[0] &&
        distance(folded, name, folded.length >= long ? 1 : 2, most) <= most,
    );
    const [only] = near;
    return only !== undefined && new Set(near).size === 1 ? only : word;
  });
}
