import { findFoods } from '../kitchen/foods';
import { isMeasure, unitOf } from '../kitchen/units';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import type { Fragment } from '../retrieval/prepared';
import type { Ask } from './draft';
import { isSameWord } from './subjects';

/** So many words may stand between an amount and what it is of: "50 g of soft brown sugar". */
const reach = 4;

/** "A teaspoon of filling" has no number. */
const isSpoon = (word: string, language: Language) => {
  const unit = unitOf(word, language);
  return unit !== null && word.length > 2 && isMeasure(unit);
};

/**
 * Whether a sentence gives an amount of what the question asks for: a number shortly before a word of
 * the question, or before the same food by another name.
 */
export function isAmountOf({ question, post }: Ask, { text }: Fragment): boolean {
  const own = words(text, post.language);
  const asked = question.language === post.language ? question.stems : [];
  const foods = new Set(question.foods.map(({ id }) => id));
  return own.some((word, place) => {
    if (word.isStop || /\d/.test(word.text)) return false;
    const isNamed =
      asked.some((stem) => isSameWord(stem, word.stem, post.language)) ||
      (foods.size > 0 &&
        findFoods(word.text, post.language).some(({ food }) => foods.has(food.id)));
    return (
      isNamed &&
      own
        .slice(Math.max(0, place - reach), place)
        .some(({ text: before }) => /^[\d½¼¾⅓⅔]/.test(before) || isSpoon(before, post.language))
    );
  });
}
