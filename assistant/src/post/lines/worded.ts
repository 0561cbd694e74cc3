import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import type { Amount } from './amount';
import { type Measured, measuredFrom, unitAfter } from './measure';

/** One in words before a unit: "a pinch", "eine Prise", "half a cup". */
const half =
  /^(?:half (?:an? |of an? )?|(?:ein(?:e|en)? )?halbe[rsn]?\s|(?:une? )?demie?[\s-]|medi[ao] |mezz[ao] |mei[ao] |pół )/iu;
const one = /^(?:an?|one|ein(?:e|en|er|s)?|un|una|uno|une|um|uma|jed(?:en|na|no)) /iu;

/** Amounts that are written in words. */
export function worded(text: string, language: Language | null): Measured | null {
  const part = half.exec(text)?.[0];
  if (part !== undefined) return measuredFrom(text, amountOf(0.5, part), language);
  const single = one.exec(text)?.[0];
  if (single !== undefined) {
    const isOne =
      /^(?:one|jed)/i.test(single) || unitAfter(text.slice(single.length), language) !== null;
    return isOne ? measuredFrom(text, amountOf(1, single), language) : null;
  }
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
    note: null,
    rest: text.slice(unit.length),
  };
}

const amountOf = (quantity: number, words: string): Amount => ({
  quantity,
  quantityMax: null,
  length: words.length,
});
