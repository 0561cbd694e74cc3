import { comfortable, convert, inSystem, roundForCook } from '../../kitchen/convert';
import { inNumber } from '../../kitchen/counted';
import { foodName } from '../../kitchen/foods';
import { dimensionOf, isUnit, type Unit, withUnit } from '../../kitchen/units';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { formatAmount, formatDecimal } from '../../language/numbers';
import type { Phrases } from '../../language/phrases/phrases';
import { isNamed } from '../../post/lines/named-by-number';
import { plainNumber } from '../../retrieval/figures/numbers';
import type { PreparedIngredient } from '../../retrieval/prepared';
import { unitOfIngredient } from './unit-of-ingredient';
import { metricUnits } from './metric-units';
import { ownFigure } from './own-figure';

/** An amount with its unit, or a range of them, as the reader's language writes it. */
export function writtenAmount(
  amount: number,
  upTo: number | null,
  unit: Unit | null,
  language: Language,
  say: Phrases,
): string {
  const low = numeral(amount, unit, language);
  const high = upTo === null || upTo <= amount ? null : numeral(upTo, unit, language);
  const written = high === null || high === low ? low : say.range(low, high);
  return withUnit(written, upTo ?? amount, unit, language);
}

/** Metric amounts have decimals; half and quarter kilograms and litres are said so. */
function numeral(amount: number, unit: Unit | null, language: Language): string {
  if (unit === null || !metricUnits.has(unit)) return formatAmount(amount, language);
  const isLarge = unit === 'kg' || unit === 'l';
  if (isLarge && Number.isInteger(amount * 4)) return formatAmount(amount, language);
  return formatDecimal(amount, language, isLarge ? 2 : amount < 100 ? 1 : 0);
}

/** What the ingredient is called: by the reader's language where it differs from the post's. */
export function itemName(
  { item, food }: PreparedIngredient,
  language: Language,
  postLanguage: Language,
): string {
  return language !== postLanguage && food !== null ? foodName(food, language) : item;
}

/** The same in a sentence on the food itself: "A little butter", a line without an amount, is butter. */
export const bareName = (
  ingredient: PreparedIngredient,
  language: Language,
  postLanguage: Language,
): string =>
  ingredient.quantity === null && ingredient.food !== null
    ? foodName(ingredient.food, language)
    : itemName(ingredient, language, postLanguage);

const numbers = /\d{1,4}(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔]| \d\/\d)?(?!\/)|\d\/\d|[¼½¾⅓⅔]/g;

/** A weight or size beside the amount would no longer be true of it: "4個（600g）". */
const inBrackets = / ?[(（][^()（）]*\d[^()（）]*[)）]/g;

/** A line without an amount of its own, with its first count multiplied: "レモン1個分の汁". */
export function scaledText(text: string, factor: number, language: Language): string {
  if (factor === 1) return text;
  const plain = text.replace(inBrackets, '');
  const count = [...plain.matchAll(numbers)].find(
    ({ 0: number, index }) => !isNamed(plain.slice(0, index), plain.slice(index + number.length)),
  );
  if (count === undefined) return plain;
  const multiplied = Math.round(plainNumber(count[0]) * factor * 8) / 8;
  const end = count.index + count[0].length;
  return plain.slice(0, count.index) + formatAmount(multiplied, language) + plain.slice(end);
}

/**
 * "4 cups flour": an ingredient multiplied by a factor and rounded as a cook measures, with the
 * larger unit beside it where that is handier ("6 tsp (2 tbsp)"). Null without an amount.
 */
export function scaledLine(
  ingredient: PreparedIngredient,
  factor: number,
  language: Language,
  postLanguage: Language,
  say: Phrases,
): string | null {
  const { quantity, quantity_max: most } = ingredient;
  if (quantity === null) return null;
  const own = unitOfIngredient(ingredient);
  const round = (exact: number) =>
    factor === 1 ? { amount: exact, unit: own } : measured(exact, own);
  const low = round(quantity * factor);
  const high = most === null ? null : round(most * factor);
  const isOneUnit = high === null || high.unit === low.unit;
  const { amount, unit } = isOneUnit
    ? low
    : { amount: roundForCook(quantity * factor, own), unit: own };
  const upTo =
    high === null || most === null
      ? null
      : isOneUnit
        ? high.amount
        : roundForCook(most * factor, own);
  const written = sizedAmount(writtenAmount(amount, upTo, unit, language, say), ingredient, say, {
    hasUnit: unit !== null,
    language,
  });
  // "Juice of 4 lemons": the amount is of what stands behind it.
  const { lead, item } = ingredient;
  const isLed = lead !== undefined && language === postLanguage && item.startsWith(`${lead} `);
  const counted = isLed ? { ...ingredient, item: item.slice(lead.length + 1) } : ingredient;
  const name = nameFor(counted, upTo ?? amount, unit, language, postLanguage);
  const handier = unit !== null && upTo === null ? handierUnit(amount, unit) : null;
  const beside =
    handier === null
      ? ''
      : ` (${writtenAmount(handier.amount, null, handier.unit, language, say)})`;
  if (language === 'ja') return `${name} ${written}${beside}`;
  return `${isLed ? `${lead} ` : ''}${written}${beside} ${name}`;
}

/** "2 cans (400 g)", "2 × 320 g": an amount with the size of each, which no scaling changes. */
function sizedAmount(
  written: string,
  { size }: Pick<PreparedIngredient, 'size'>,
  say: Phrases,
  { hasUnit, language }: { hasUnit: boolean; language: Language },
): string {
  if (size === undefined || !isUnit(size.unit)) return written;
  const each = writtenAmount(size.quantity, size.quantity_max, size.unit, language, say);
  return hasUnit ? `${written} (${each})` : `${written} × ${each}`;
}

const several = 5;

/** In the number of what is counted; in another language with what the post calls it. */
function nameFor(
  ingredient: PreparedIngredient,
  amount: number,
  unit: Unit | null,
  language: Language,
  postLanguage: Language,
): string {
  const name = itemName(ingredient, language, postLanguage);
  const isOther = language !== postLanguage && !fold(ingredient.item).includes(fold(name));
  // Half a kilogram of potatoes, but one potato.
  const isWeighed = unit !== null && dimensionOf(unit) !== 'count';
  const counted = isWeighed && isOther ? several : amount;
  const numbered =
    unit === null || (isWeighed && isOther) ? inNumber(name, counted, language) : name;
  return isOther ? `${numbered} (${ingredient.item})` : numbered;
}

const tolerance = 0.04;
const smaller: Partial<Record<Unit, Unit>> = { cup: 'tbsp', tbsp: 'tsp', lb: 'oz' };
const inEighths: ReadonlySet<Unit | null> = new Set<Unit | null>(['cup', 'tsp', 'tbsp', 'lb']);

/**
 * Rounded as a cook measures: less than a kilogram or litre in grams or millilitres; spoons, cups and
 * pounds
 * in eighths, or in the next smaller unit, where the usual marks would change the recipe.
 */
export function measured(exact: number, unit: Unit | null): { amount: number; unit: Unit | null } {
  if (unit === 'kg' && exact < 1) return { amount: roundForCook(exact * 1000, 'g'), unit: 'g' };
  if (unit === 'l' && exact < 1) return { amount: roundForCook(exact * 1000, 'ml'), unit: 'ml' };
  const isNear = (rounded: number) => Math.abs(rounded - exact) <= tolerance * exact;
  const usual = { amount: roundForCook(exact, unit), unit };
  if (isNear(usual.amount) || !inEighths.has(unit)) return usual;
  const eighth = Math.round(exact * 8) / 8;
  if (exact > 0.3 && isNear(eighth)) return { amount: eighth, unit };
  const less = unit === null ? undefined : smaller[unit];
  const turned = unit !== null && less ? convert(exact, unit, less) : null;
  return less && turned !== null ? measured(turned, less) : { amount: eighth || 1 / 8, unit };
}

function handierUnit(amount: number, unit: Unit) {
  if (unit !== 'tsp' || amount < 6) return null;
  const found = comfortable({ amount, unit });
  return found.unit === unit ? null : { ...found, amount: roundForCook(found.amount, found.unit) };
}

/**
 * The same amount in metric or United States measures, rounded, "250 g"; null where the line is in
 * them already or cannot be converted. Volume to mass goes by the food's cited density.
 */
export function besideInSystem(
  ingredient: PreparedIngredient,
  factor: number,
  system: 'metric' | 'us',
  language: Language,
  postLanguage: Language,
  say: Phrases,
): string | null {
  const unit = unitOfIngredient(ingredient);
  const { quantity, one } = ingredient;
  // Its size is said in the line.
  if (unit === null || quantity === null || ingredient.size !== undefined) return null;
  const own = ownFigure(ingredient, { unit: null, system }, postLanguage);
  const found = own
    ? { ...own, amount: own.amount * factor }
    : inSystem(
        { amount: quantity * factor * (one?.amount ?? 1), unit: one?.unit ?? unit },
        system,
        ingredient.density?.gramsPerMl ?? null,
      );
  if (found === null || found.unit === unit) return null;
  if (handierUnit(quantity * factor, unit)?.unit === found.unit) return null;
  return writtenAmount(roundForCook(found.amount, found.unit), null, found.unit, language, say);
}
