import { fractionSigns, fractionValues } from '../../language/fraction-signs';
import type { Unit } from '../../kitchen/units';
import type { Language } from '../../language/languages';

/** An amount at the start of a text, and how many characters it takes. */
export interface Amount {
  quantity: number;
  quantityMax: number | null;
  length: number;
}

const sign = `[${fractionSigns}]`;
const slash = '[/\u2044\u2215／]';
const digits = '[\\d\uFF10-\uFF19]';

/** 1: whole, 2: fraction sign or 3 and 4: numerator and denominator. */
const mixed = new RegExp(
  `^(?:(${digits}{1,4})\\s{0,2}(?:[-–&+と]|and|und|et|y|e|i)?\\s{0,2})?(?:(${sign})|(${digits}{1,3})\\s?${slash}\\s?(${digits}{1,3})(?![\\d/]))`,
  'iu',
);
const decimal = new RegExp(
  `^(?:${digits}{1,6}(?:[.,']${digits}{1,20}){0,2}|[.,]${digits}{1,3}(?!${digits}))`,
  'u',
);

/** Ranges: "2-3", "2 to 3", "2 〜 3"; the words are those of the eight languages. */
export const between =
  /^\s{0,3}(?:[-–—~〜～]|(?:to|or|bis|oder|ou|à|a|o|do|lub|od|e)(?=\s))\s{0,3}/iu;

/** A share is part of a thing's name, or of a baker's formula: "70% chocolate", "Salt 2 %". */
export const percent =
  /^\s?(?:[%％]|(?:per ?cent|prozent\p{L}*|por ciento|por cento|pour ?cents?|per cento|procent\p{L}*|パーセント)(?!\p{L}))/iu;

/** Twelve of a thing; "half a dozen" is read where words are. */
export const dozen =
  /^\s{0,2}(?:dozen|doz\b\.?|dutzend|docenas?|douzaines?|dozzin[ae]|dúzias?|duzias?|tuzin(?:y|ów|a)?|ダース)(?!\p{L})/iu;

const halfWidth = (text: string): string =>
  text.replace(/[\uFF10-\uFF19]/g, (full) => String.fromCharCode(full.charCodeAt(0) - 0xfee0));

const commaLanguages: ReadonlySet<string> = new Set(['de', 'es', 'fr', 'it', 'pt', 'pl']);

/** Reads "1.5", "1,5" and "1,500" as the language writes them. */
function decimalOf(text: string, language: Language | null): number {
  const hasComma = commaLanguages.has(language ?? 'en');
  const grouping = hasComma ? /[.'](?=\d{3}(?:\D|$))/g : /[,'](?=\d{3}(?:\D|$))/g;
  const isGrouped = !text.startsWith('0') && /^\d{1,3}[.,']\d{3}/.test(text);
  return Number((isGrouped ? text.replace(grouping, '') : text).replace(/[,']/g, '.'));
}

function numberAt(source: string, language: Language | null): Amount | null {
  const text = source.slice(0, 40);
  const parts = mixed.exec(text);
  if (parts !== null) {
    const [found, whole = '0', one = '', over = '0', under = '1'] = parts.map(
      (part) => part && halfWidth(part),
    );
    const part = fractionValues[one] ?? Number(over) / Number(under);
    // In "3-1/4" the hyphen joins, in "1-3/2" nothing would.
    if (Number.isFinite(part) && (part < 1 || whole === '0')) {
      const quantity = Number(whole) + part;
      return { quantity, quantityMax: null, length: found?.length ?? 0 };
    }
  }
  const plain = decimal.exec(text)?.[0];
  if (plain === undefined) return null;
  const quantity = decimalOf(halfWidth(plain), language);
  return Number.isFinite(quantity) ? { quantity, quantityMax: null, length: plain.length } : null;
}

/** "1-1/2" is one and a half; "1-2" goes up to two. */
function rangeAt(text: string, language: Language | null): Amount | null {
  const first = numberAt(text, language);
  if (first === null) return null;
  const link = between.exec(text.slice(first.length, first.length + 20))?.[0];
  const after = first.length + (link?.length ?? 0);
  const second = link === undefined ? null : numberAt(text.slice(after), language);
  if (second === null || second.quantity <= first.quantity) return first;
  return {
    quantity: first.quantity,
    quantityMax: second.quantity,
    length: after + second.length,
  };
}

/**
 * The amount that a text starts with: "1½", "1-1/2", "2 to 3", "1,5"; null where it starts
 * with none, or with a share. A comma is a decimal one where the language has that.
 */
export function amountAt(text: string, language: Language | null = null): Amount | null {
  const found = rangeAt(text, language);
  if (found === null) return null;
  const rest = text.slice(found.length, found.length + 20);
  return percent.test(rest) ? null : found;
}

const grouped = /^\d[.,]\d{3}(?!\d)/;

/** "1.250 kg" are no thousand kilograms: of large units and spoons the sign is a decimal one. */
export const ungrouped = (text: string, amount: Amount, unit: Unit | null): Amount =>
  unit !== null && coarse.has(unit) && grouped.test(text) && amount.quantity >= 1000
    ? { ...amount, quantity: amount.quantity / 1000 }
    : amount;

const coarse: ReadonlySet<Unit> = new Set<Unit>([
  ...(['kg', 'l', 'lb', 'oz', 'tsp', 'tbsp'] as const),
  ...(['cup', 'metric_cup', 'jp_cup', 'pint', 'quart', 'gallon'] as const),
]);

/** The same with dozens counted. */
export function countAt(text: string, language: Language | null): Amount | null {
  const found = amountAt(text, language);
  const word = found && dozen.exec(text.slice(found.length, found.length + 20))?.[0];
  if (!found || !word) return found;
  return {
    quantity: found.quantity * 12,
    quantityMax: found.quantityMax === null ? null : found.quantityMax * 12,
    length: found.length + word.length,
  };
}
