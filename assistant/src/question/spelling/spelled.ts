import { findFoods } from '../../kitchen/foods';
import { lightCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { isPart } from '../../language/parts';
import { type Word, words } from '../../language/words';
import { packs } from '../../language/packs/packs';
import type { PreparedPost } from '../../retrieval/prepared';
import { isInRecipe } from '../named/absent-foods';
import { editDistance } from './edit-distance';
import { everydaySpelling } from './everyday-spelling';

const shortest = 5;
/** From this length on a letter may be another one, and two may be wrong from the next on. */
const long = 7;
const longer = 8;

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
 * A question with its misspelt words put right: everyday words and the post's own ("poeple", "bater"), and
 * names of ingredients where it names no food of the recipe ("banannas", "flower" where it has flour).
 * Words that the post has are left alone, and so is a short word that could be another one: "better" is no
 * butter.
 */
export function spelled(text: string, post: PreparedPost, language: Language): string {
  const isNamed = language !== post.language || language === 'ja' || namesIngredient(text, post);
  return text.replaceAll(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{5,24}(?![\p{L}\p{M}'’])/gu, (word) => {
    const ingredient = isNamed ? word : ingredientSpelling(word, post);
    return ingredient === word ? everydaySpelling(word, post, language) : ingredient;
  });
}

/** The only name of an ingredient that a word nobody knows is near to or sounds like; else the word itself. */
function ingredientSpelling(word: string, post: PreparedPost): string {
  const { index, language } = post;
  const [known] = words(word, language);
  const folded = fold(word);
  if (known === undefined || known.isStop || index.has(known.stem)) return word;
  // "Leave it out" names no thyme leaves.
  if (isPart(folded, language) || lightCues[language].test(folded)) return word;
  const names = namesOf(post);
  const meant = packs[language].lexicon.soundAlikes[folded];
  if (names.some(({ text: name }) => name === meant)) return meant ?? word;
  const most = folded.length >= longer ? 2 : 1;
  const near = names.filter(
    ({ text: name }) =>
      name.length >= shortest &&
      name[0] === folded[0] &&
      editDistance(folded, name, folded.length >= long ? 1 : 2, most) <= most,
  );
  const [only] = near;
  // Several forms of one name are that name.
  const isOne = new Set(near.map(({ stem }) => stem)).size === 1;
  return only !== undefined && isOne ? only.text : word;
}
