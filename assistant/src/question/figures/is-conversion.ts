import { isMeasure, isUnit, type Unit, unitAt } from '../../kitchen/units';
import { worthCues } from '../../language/cues/tables';
import { heatsIn } from '../../retrieval/figures/heats';
import type { Question } from '../question';
import { bareUnit, targetUnit } from './target-unit';

/** A unit without a number asks for a conversion in short questions alone. */
const mostWords = 6;

const amounts =
  /(?<![\d/.,])(?:\d{1,4}(?:[.,]\d{1,2})?|\d\/\d|[¼½¾⅓⅔]|\b(?:half )?an?\b) ?(?=\p{L})/gu;

/** "350 ml of stock is how many cups": an amount in one unit, asked for in another. */
export function isConversion(question: Question): boolean {
  const { folded, intents, language, ingredients } = question;
  if (intents.has('convert')) return false;
  if (actionless(question) && worthCues[language].test(folded) && isDegrees(folded)) return true;
  const target = targetUnit(question);
  if (target === null || !isOneThing(ingredients)) return false;
  if (isOfUnit(question, target)) return true;
  return [...folded.matchAll(amounts)].some(({ index, 0: { length } }) => {
    const found = unitAt(folded.slice(index + length), language);
    return found !== null && found.unit !== target && isMeasure(found.unit);
  });
}

/** "Cornstarch grams?", "薄力粉は何カップ？" of a recipe that has another unit of it. */
const isOfUnit = (question: Question, target: Unit) =>
  (bareUnit(question) === target || asksMeasure(question)) &&
  [...question.intents].every((each) => each === 'amount') &&
  question.stems.length <= mostWords &&
  question.ingredients.some(({ unit }) => unit !== null && unit !== target);

/** Of what is counted, the count is asked for: "バナナは何グラム？". */
const asksMeasure = ({ folded, ingredients }: Question) =>
  /何/.test(folded) &&
  ingredients.every(({ unit }) => unit !== null && isUnit(unit) && isMeasure(unit));

/** "8 ounces of sugar" where the recipe has two sugars. */
const isOneThing = (named: Question['ingredients']) =>
  named.every(({ head, food }) => head === named[0]?.head || food?.id === named[0]?.food?.id);

/** "What is 325 °F?", not "what do I bake at 325 °F?". */
const actionless = ({ actions, ingredients }: Question) =>
  actions.size === 0 && ingredients.length === 0;

const isDegrees = (folded: string) => heatsIn(folded).some(({ scale }) => scale !== null);
