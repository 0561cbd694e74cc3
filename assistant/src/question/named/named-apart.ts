import type { FoundFood } from '../../kitchen/food-index';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { PreparedIngredient, PreparedPost } from '../../retrieval/prepared';
import { ingredientsIn } from './ingredients-in';

/** Between two things that one question asks for. */
const joint: Readonly<Record<'latin' | 'ja', RegExp>> = {
  latin: /[.,;:?!](?=\s)|[&+]|\b(?:and|plus|und|sowie|y|et|e|ed|i|oraz)\b/giu,
  ja: /[、。,?？]|と|および|や(?=\p{L})/gu,
};

const mostParts = 6;

/** The places of a text between its joints, none of them inside a food's name. */
function partsOf(text: string, foods: readonly FoundFood[], language: Language) {
  const joints = [...text.matchAll(joint[language === 'ja' ? 'ja' : 'latin'])].filter(
    ({ index }) => !foods.some(({ start, end }) => start <= index && index < end),
  );
  const starts = [0, ...joints.map(({ index, 0: { length } }) => index + length)];
  return starts.map((start, at) => ({ start, end: joints[at]?.index ?? text.length }));
}

/**
 * The ingredients of a question that asks for several things: "how many eggs and how much flour?".
 * Each part is read by itself, so that a name of two words does not outweigh one of one word. Empty
 * where fewer than two parts name one.
 */
export function namedApart(
  text: string,
  foods: readonly FoundFood[],
  post: PreparedPost,
  language: Language,
  group: string | null,
): PreparedIngredient[] {
  const parts = partsOf(text, foods, language);
  if (parts.length < 2 || parts.length > mostParts) return [];
  const found = parts
    .map(({ start, end }) => {
      const own = foods.filter((food) => food.start >= start && food.end <= end);
      const all = words(text.slice(start, end), language);
      return ingredientsIn(all, own, post, language === post.language, group);
    })
    .filter((each) => each.length > 0);
  return found.length < 2 ? [] : [...new Set(found.flat())];
}
