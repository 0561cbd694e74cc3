import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask } from '../draft';

/** The dish itself or its recipe, in any of the languages; for folded texts. */
const dish =
  /\b(?:cake|pie|bread|dish|recipe|everything|kuchen|torte|rezept|alles|receta|tarta|pastel|todo|gateau|recette|tout|torta|ricetta|tutto|bolo|receita|tudo|ciasto|przepis|wszystko)\w{0,3}\b|ケーキ|レシピ|全部/;

/** What a title calls the dish: before "with a glaze", "e salsa". */
const aside = /[,:&(–—]|\b(?:with|and|mit|und|con|y|avec|et|e|com|z|ze|i|w)\b|と/u;

const namesIn = (text: string, language: Language) =>
  words(text, language).flatMap(({ stem, isStop }) => (isStop ? [] : [stem]));

/**
 * "Halve the topping": the lines of the part that a question names; none where it names the dish, or
 * something that goes into the part.
 */
export function partAsked({ question, post }: Ask): readonly PreparedIngredient[] {
  const { group, folded, language, ingredients, intents, stems } = question;
  if (group === null || intents.has('amount')) return [];
  if (dish.test(folded) && !dish.test(fold(group))) return [];
  const [head = ''] = fold(post.post.title).split(aside);
  const ofDish = namesIn(head, post.language);
  const ofPart = namesIn(group, post.language);
  if (ofPart.some((stem) => ofDish.includes(stem))) return [];
  if (language !== post.language && ingredients.length > 0) return [];
  const isNamed = ({ stems: own }: PreparedIngredient) =>
    stems.some((stem) => own.includes(stem) && !ofPart.includes(stem));
  return ingredients.some(isNamed) ? [] : post.ingredients.filter((each) => each.group === group);
}
