import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import { oneLine } from '../page/text';
import { amountAt, dozen } from './amount';

type Yield = NonNullable<Recipe['yield']>;

// A number before these is the size of a pan or a piece, not how many there are.
const size =
  /^[\s-]{0,2}(?:["”″×x]|inch|in\b|cm\b|mm\b|oz\b|ounce|by\b|°|%|minute|min\b|hour|Zoll|pulgada|pouce|pollici|polegada|cal[ei]?\b)/iu;

/** "4 x 340g jars" are four; "9 x 13 inch" is one pan. */
const packs = /^\s{0,2}[×x]\s{0,2}\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|kg|ml|cl|dl|l|oz|lbs?)\b/iu;

const beforeSize = /(?:["”″×x]|\bby)\s{0,2}$/iu;

/** How many a yield's text says, null where it has no number of them. */
function amountIn(text: string): number | null {
  // "2/3" people are two or three, but two thirds of a cup are that.
  const few = /^\D{0,30}([2-9])\/([2-9]|1\d)(?!\s{0,2}(?:cup|tsp|tbsp|lb|kg|l\b))/iu.exec(text);
  if (few !== null && Number(few[2]) > Number(few[1])) return Number(few[1]);
  for (const found of text.matchAll(/[\d½¼¾⅓⅔⅛]/gu)) {
    const isInside = /[\d.,/]/.test(text[found.index - 1] ?? '');
    const amount = isInside ? null : amountAt(text.slice(found.index));
    if (amount !== null) {
      const rest = text.slice(found.index + amount.length);
      if (dozen.test(rest)) return amount.quantity * 12;
      if ((packs.test(rest) || !size.test(rest)) && !beforeSize.test(text.slice(0, found.index)))
        return amount.quantity;
    }
  }
  return null;
}

/** As many as a yield says in words; one of a thing is no number that another is asked for. */
function amountInWords(text: string, language: Language): number | null {
  const amount = amountIn(withDigits(fold(text.toLowerCase()), language));
  return amount !== null && amount >= 2 ? amount : null;
}

/** The yield of several published forms: the fullest text, and the first number of any. */
export function yieldOf(
  published: readonly string[],
  language: Language | null = null,
): Yield | null {
  const texts = published.map((one) => oneLine(one).slice(0, 120)).filter(Boolean);
  const text = texts.find((one) => /\p{L}/u.test(one)) ?? texts[0];
  if (text === undefined || /^0*$/.test(text)) return null;
  const amount = [text, ...texts].map(amountIn).find((one) => one !== null && one > 0) ?? null;
  return { amount: amount ?? amountInWords(text, language ?? 'en'), text };
}
