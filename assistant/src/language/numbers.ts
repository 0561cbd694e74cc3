import type { Language } from './languages';

const fractions: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

/** From here on a cook measures by the scale, not by fractions. */
const wholeFrom = 10;

/**
 * Writes an amount as a cook in that language does: `1½`, from ten on with at most one decimal. A
 * Japanese amount has decimals, since its cups and spoons are marked by them.
 */
export function formatAmount(amount: number, language: Language): string {
  if (language !== 'ja' && amount < wholeFrom) {
    const whole = Math.floor(amount + 0.02);
    const rest = amount - whole;
    const sign = fractions.find(([value]) => Math.abs(rest - value) < 0.02)?.[1];
    if (sign !== undefined) return whole === 0 ? sign : `${whole}${sign}`;
  }
  return formatDecimal(amount, language, amount < 1 ? 2 : amount < 100 ? 1 : 0);
}

/** Writes an amount with at most so many decimals, as of grams and kilograms. */
export function formatDecimal(amount: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(amount);
}
