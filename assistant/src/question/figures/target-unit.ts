import { isMeasure, type Unit, unitAt, unitOf } from '../../kitchen/units';
import type { Question } from '../question';

/** "6 oz = ? g": the word after an equals sign. */
const equals = /[=≈] ?\?* ?(?<unit>\p{L}{1,14})/u;

/** The unit that a question asks an amount to be in; null where it names none. */
export function targetUnit(question: Question): Unit | null {
  const { cues, folded, language } = question;
  const word = (cues.convert.target.exec(folded) ?? equals.exec(folded))?.groups?.['unit'];
  // "In sticks": English measures are asked for in every language.
  return word === undefined ? bareUnit(question) : (unitOf(word, language) ?? unitOf(word, 'en'));
}

/** One letter may stand for a unit, where it can stand for no other word. */
const shortest = /^(?:[gl](?!\p{L})|\p{L}{2})/u;
const start = /(?<=^|[\s(])(?=\p{L})/gu;
const counted =
  /(?:\d|[¼½¾⅓⅔]|\b(?:an?|half|per|pro|por|par|na|une?|une|eine?[rn]?|um|uma|un[ao]?)) ?$/u;

/** "Cornstarch grams?": a unit beside an ingredient, which no number counts. */
export function bareUnit({ folded, language, ingredients }: Question): Unit | null {
  if (ingredients.length === 0) return null;
  for (const { index } of folded.matchAll(start)) {
    const rest = folded.slice(index);
    if (!shortest.test(rest) || counted.test(folded.slice(0, index))) continue;
    const found = unitAt(rest, language);
    // Rice is measured in gō; in English that is a verb.
    const isVerb = found?.unit === 'go' && language === 'en';
    if (found !== null && isMeasure(found.unit) && !isVerb) return found.unit;
  }
  return null;
}
