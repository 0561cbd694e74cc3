import { findFoods } from '../kitchen/foods';
import { lightCues } from '../language/cues/light';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { isPart } from '../language/parts';
import { type Word, words } from '../language/words';
import { soundAlikes } from '../language/sound-alikes';
import type { PreparedPost } from '../retrieval/prepared';
import { isInRecipe } from './absent-foods';

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

const namesIngredient = (text: string, post: PreparedPost) =>
  findFoods(text, post.language).some(({ food }) => isInRecipe(food.id, post));

const namesByPost = new WeakMap<PreparedPost, readonly Word[]>();

/** The words of all names of the recipe's ingredients: "cornstarch" is "corn starch" as well. */
function namesOf(post: PreparedPost): readonly Word[] {
  const known = namesByPost.get(post);
  if (known !== undefined) return known;
  const { ingredients, language } = post;
  const all = ingredients.flatMap(({ item, food }) => [item, ...(food?.names[language] ?? [])]);
  const names = all
    .flatMap((name) => words(name, language))
    .filter(({ isStop }) => !isStop)
    .map((word) => ({ ...word, text: fold(word.text) }));
  namesByPost.set(post, names);
  return names;
}

/**
 * A question that names no food of the recipe, with its misspelt names of ingredients put right:
 * "banannas" where the recipe has bananas, "flower" where it has flour. Words that the post has are
 * left alone, and so is a short word that could be another one: "better" is no butter.
 */
export function spelled(text: string, post: PreparedPost, language: Language): string {
  const { index, language: written } = post;
  if (language !== written || language === 'ja' || namesIngredient(text, post)) return text;
  const alike = soundAlikes[language] ?? {};
  return text.replaceAll(/[\p{L}\p{M}]{5,24}/gu, (word) => {
    const [known] = words(word, language);
    const folded = fold(word);
    if (known === undefined || known.isStop || index.has(known.stem)) return word;
    // "Leave it out" names no thyme leaves.
    if (isPart(folded, language) || lightCues[language].test(folded)) return word;
    const names = namesOf(post);
    const meant = alike[folded];
    if (names.some(({ text: name }) => name === meant)) return meant ?? word;
    const most = folded.length >= longer ? 2 : 1;
    const near = names.filter(
      ({ text: name }) =>
        name.length >= shortest &&
        name[0] === folded[0] &&
        distance(folded, name, folded.length >= long ? 1 : 2, most) <= most,
    );
    const [only] = near;
    // Several forms of one name are that name.
    const isOne = new Set(near.map(({ stem }) => stem)).size === 1;
    return only !== undefined && isOne ? only.text : word;
  });
}
