import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import { type Amount, dozen } from './amount';
import { measuredFrom } from './measure';
import type { Measured } from './measured';
import { sizeAt } from './size';
import { unitAfter } from './unit-after';

/** One in words before a unit: "a pinch", "eine Prise", "half a cup". */
const half =
  /^(?:half[ -](?:an? |of an? )?|(?:ein(?:e|en|er|es)? )?halbe[rsn]?\s|(?:une? )?demie?[\s-]|medi[ao] |mezz[ao] |mei[ao] |pół |połow[ayę] )/iu;
const one = /^(?:an?|one|ein(?:e|en|er|es|s)?|un|una|uno|une|um|uma|jed(?:en|na|no|nej|nego)) /iu;

/** An article is an amount before what is counted so: a unit, a size, a dozen. */
const isCounted = (rest: string, language: Language | null): boolean =>
  unitAfter(rest, language) !== null || sizeAt(rest, language) !== null;

/** A part or one of something, with its dozens counted. */
function single(text: string, isLed: boolean, language: Language | null): Amount | null {
  const part = half.exec(text)?.[0];
  const words = part ?? one.exec(text)?.[0] ?? '';
  const rest = text.slice(words.length);
  const twelve = dozen.exec(rest)?.[0];
  const quantity = part === undefined ? 1 : 0.5;
  if (twelve !== undefined) return amountOf(quantity * 12, words + twelve);
  if (words === '') return null;
  const isOne = part !== undefined || isLed || /^(?:one|jed)/i.test(words);
  return isOne || isCounted(rest, language) ? amountOf(quantity, words) : null;
}

/**
 * Amounts that are written in words.
 * @param isLed behind "juice of" an article counts: "juice of a lemon"
 */
export function worded(text: string, language: Language | null, isLed = false): Measured | null {
  const amount = single(text, isLed, language);
  if (amount !== null) return measuredFrom(text, amount, language);
  if (one.test(text)) return null;
  const word = /^\p{L}{2,12}(?=\s)/u.exec(text)?.[0] ?? '';
  const digits = word === '' ? '' : withDigits(fold(word.toLowerCase()), language ?? 'en');
  if (/^\d/.test(digits)) return measuredFrom(text, amountOf(Number(digits), word), language);
  const unit = unitAfter(text, language);
  const isVague = unit !== null && /^(?:pinch|dash|drop|handful|knob|sprig|bunch)$/.test(unit.unit);
  if (!isVague) return null;
  return {
    quantity: 1,
    quantityMax: null,
    unit: unit.unit,
    size: null,
    note: null,
    rest: text.slice(unit.length),
  };
}

const amountOf = (quantity: number, words: string): Amount => ({
  quantity,
  quantityMax: null,
  length: words.trimEnd().length,
});
