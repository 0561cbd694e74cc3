import { fold } from '../../language/fold';
import { fractionSigns, fractionValues } from '../../language/fraction-signs';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import { type Counted, countedBefore, countedBy } from './measures';

/** A number of a text. */
export interface Read {
  /** More than one where it can be read in two ways: 1,250 is a thousand or one and a quarter. */
  values: readonly number[];
  counted: Counted;
  /** As it stands there, with what follows. */
  text: string;
}

/** The zeros of digits other than 0 to 9; the other nine follow each. */
const zeros = Array.from('٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０', (zero) => zero.codePointAt(0) ?? 0);

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** A text with the digits of all scripts as 0 to 9. */
const withPlainDigits = (text: string) => text.replaceAll(/\p{Nd}/gu, plainDigit);

/** A fraction with its whole, a number with its separators, or a sign alone. */
const shape = new RegExp(
  `(?:(\\d{1,4})[\\s-]{1,2})?(\\d{1,3})\\s?[/⁄]\\s?(\\d{1,3})(?!\\d)|(\\d{1,9})\\s?([${fractionSigns}])|([${fractionSigns}])|(\\d{1,9}(?:[.,]\\d{1,9}){0,3})`,
  'gu',
);

function plainValues(text: string): number[] {
  const asDecimal = Number(text.replace(',', '.'));
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  const grouped = isGrouped ? [Number(text.replaceAll(/[.,]/g, ''))] : [];
  return [...grouped, asDecimal].filter((value) => Number.isFinite(value));
}

function valuesOf(groups: readonly (string | undefined)[]): number[] {
  const [whole, upper, lower, before, sign, alone, plain] = groups;
  if (upper !== undefined) return [Number(whole ?? 0) + Number(upper) / Math.max(1, Number(lower))];
  if (before !== undefined) return [Number(before) + (fractionValues[sign ?? ''] ?? 0)];
  if (alone !== undefined) return [fractionValues[alone] ?? 0];
  return plainValues(plain ?? '');
}

/** Between the hours and the minutes of "1 h 15". */
const maxHourLength = 4;

/** Between the two numbers of a range, which share what they count: "20 to 25 minutes". */
const rangeSign = /^\s?(?:[-–—~〜～]|to|or|and|bis|oder|und|à|a|ou|et|o|y|e|do|lub|i|から)\s?$/i;

function readDigits(text: string, language: Language): Read[] {
  const shown = withPlainDigits(text);
  const found = [...shown.matchAll(shape)].map((match) => {
    const [whole, ...groups] = match;
    const end = match.index + whole.length;
    const after = shown.slice(end, end + 60);
    return {
      values: valuesOf(groups),
      counted:
        countedBefore(shown.slice(Math.max(0, match.index - 4), match.index)) ??
        countedBy(after, language),
      text: (whole + after.slice(0, 12)).trim(),
      start: match.index,
      end,
    };
  });
  return found.map(({ values, counted, text: written, start, end }, index) => {
    const [last, next] = [found[index - 1], found[index + 1]];
    const isRange = next !== undefined && rangeSign.test(shown.slice(end, next.start));
    const isOfHour = last?.counted === 'hour' && start - last.end <= maxHourLength;
    const implied = isRange ? next.counted : isOfHour ? 'minute' : null;
    return { values, text: written, counted: counted ?? implied };
  });
}

/** Longest text that is read, in characters. */
const longest = 60_000;

/**
 * The numbers of a text, also those in words. "One" alone says mostly no number, so it is none unless
 * it stands beside a unit.
 */
export function readNumbers(text: string, language: Language): Read[] {
  const start = text.slice(0, longest);
  const digits = readDigits(start, language);
  const written = new Set(digits.flatMap(({ values }) => values));
  const words = readDigits(withDigits(fold(start.toLowerCase()), language), language).filter(
    ({ values: [value], counted }) =>
      value !== undefined && !written.has(value) && (value !== 1 || counted !== null),
  );
  return [...digits, ...words];
}
