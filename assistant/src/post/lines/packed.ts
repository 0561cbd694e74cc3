import { convert } from '../../kitchen/convert';
import { dimensionOf, isPlural } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { type Amount, amountAt } from './amount';
import type { Measured } from './measured';
import { otherMeasure } from './other-measure';
import { about, type FoundSize, type Size, sizeAt, sizedUnit, spoons } from './size';
import { unitAfter } from './unit-after';

const opening = /^\s{0,3}(?:[x×✕]\s{0,3}|[(（]\s?|-\s?(?=\d))?/iu;

/** A container right after its size: "(14-ounce) can", "14.5 oz. tin". */
function containerAt(text: string, language: Language | null) {
  const found = unitAfter(text.replace(/^\s?[.-]\s?/, ' '), language);
  const isCount = found !== null && dimensionOf(found.unit) === 'count';
  return isCount ? found : null;
}

/** French and Polish part thousands by a space: "1 200 g de farine". */
const isThousands = (text: string, { quantity }: Amount, language: Language | null): boolean =>
  (language === 'fr' || language === 'pl') &&
  Number.isInteger(quantity) &&
  quantity < 100 &&
  /^ \d{3}(?!\d)/.test(text);

const mostPacks = 24;
const isCount = ({ quantity }: Amount): boolean => quantity >= 1 && quantity <= mostPacks;

/** A count and then the size of each: "2 (14 oz) cans", "2 x 400 g tomatoes", "4 150 g fillets". */
function countThenSize(text: string, amount: Amount, language: Language | null): Measured | null {
  const open = opening.exec(text)?.[0] ?? '';
  if (open === '') return null;
  const inside = text.slice(open.length);
  const found = sizeAt(inside, language);
  if (found === null) return null;
  const isBracket = /[(（]/u.test(open);
  let end = found.end;
  if (isBracket) {
    const close = inside.slice(end, end + 30).search(/[)）]/u);
    if (close === -1) return null;
    end += close + 1;
  } else end += otherMeasure(inside.slice(end), language).length;
  const rest = inside.slice(end);
  const container = containerAt(rest, language);
  const sized = { size: found.size, note: found.text };
  const { quantity, quantityMax } = amount;
  if (container !== null) {
    const left = rest.slice(container.length);
    return { quantity, quantityMax, unit: container.unit, ...sized, rest: left };
  }
  // "Type 405 500 g" counts no bags.
  if (open.trim() === '' && !isCount(amount)) {
    return isThousands(text, amount, language) ? thousands(text, amount, language) : null;
  }
  // Of "3 (about 600 g) leeks" nothing tells whether each weighs that.
  const isVague = isBracket && about.test(inside) && !found.isEach;
  if (isVague || open.includes('-')) return null;
  if (isThousands(text, amount, language)) return thousands(text, amount, language);
  if (isBracket && spoons.has(found.size.unit)) return null;
  if (spoons.has(found.size.unit)) return times(amount, found, rest);
  return { quantity, quantityMax, unit: null, ...sized, rest };
}

/** "1 1 tbsp cornflour": so many spoons, so many times. */
const times = ({ quantity }: Amount, { size }: FoundSize, rest: string): Measured => ({
  quantity: quantity * size.quantity,
  quantityMax: size.quantity_max === null ? null : quantity * size.quantity_max,
  unit: size.unit,
  size: null,
  note: null,
  rest,
});

function thousands(text: string, amount: Amount, language: Language | null): Measured | null {
  const more = Number(text.slice(1, 4));
  const unit = unitAfter(text.slice(4), language);
  return (
    unit && {
      quantity: amount.quantity * 1000 + more,
      quantityMax: null,
      unit: unit.unit,
      size: null,
      note: null,
      rest: text.slice(4 + unit.length),
    }
  );
}

/** Longer than this a thing is not cut from a longer one: a pizza, a tortilla, a tin. */
const leastWholeCm = 12;

/** "15 ounce can", "3 inch piece", "12-inch pizza base": one, of that size. */
function sizeAlone(text: string, amount: Amount, language: Language | null): Measured | null {
  const unit = unitAfter(text, language);
  if (unit === null || dimensionOf(unit.unit) === 'count') return null;
  const size: Size = {
    quantity: amount.quantity,
    quantity_max: amount.quantityMax,
    unit: unit.unit,
  };
  const from = unit.length + (/^\.(?=\s)/.exec(text.slice(unit.length))?.[0].length ?? 0);
  const end = from + otherMeasure(text.slice(from), language).length;
  const rest = text.slice(end);
  const one = { quantity: 1, quantityMax: null, size, note: null };
  const extent = /^[\s-]?(?:long|thick|lang\p{L}{0,2}|groß\p{L}{0,2}|dick\p{L}{0,2})(?=\s)/iu;
  const after = rest.slice(extent.exec(rest)?.[0].length ?? 0);
  const container = sizedUnit(after, size, language);
  if (container !== null) {
    const left = after.slice(container.length);
    return { ...one, unit: container.unit, rest: left };
  }
  const length = convert(amount.quantity, unit.unit, 'cm');
  const isSeveral = isPlural(text.slice(0, unit.length).replace(/^[\s-]+/, ''), language ?? 'en');
  const isWhole = length !== null && length >= leastWholeCm && !isSeveral;
  return isWhole && /^\s\p{L}/u.test(rest) ? { ...one, unit: null, rest } : null;
}

/** "2-15 oz cans": so much more than the count is no end of a range, but a size. */
function hyphenated(
  text: string,
  { quantity, quantityMax }: Amount,
  language: Language | null,
): Measured | null {
  if (quantityMax === null || quantityMax < 4 * quantity || !Number.isInteger(quantity))
    return null;
  const unit = unitAfter(text, language);
  if (unit === null || dimensionOf(unit.unit) === 'count') return null;
  const container = containerAt(text.slice(unit.length), language);
  if (container === null) return null;
  return {
    quantity,
    quantityMax: null,
    unit: container.unit,
    size: { quantity: quantityMax, quantity_max: null, unit: unit.unit },
    note: null,
    rest: text.slice(unit.length + container.length),
  };
}

/** "2 1 garlic clove": two times one clove, as boxes of meals are packed for one. */
function countTwice(text: string, amount: Amount, language: Language | null): Measured | null {
  const second =
    isCount(amount) && /^ (?=\d)/.test(text) ? amountAt(text.slice(1), language) : null;
  const rest = second && text.slice(1 + second.length);
  if (!second || rest === null || !/^ \p{L}/u.test(rest) || second.quantityMax !== null)
    return null;
  const unit = unitAfter(rest, language);
  return {
    quantity: amount.quantity * second.quantity,
    quantityMax: null,
    unit: unit?.unit ?? null,
    size: null,
    note: null,
    rest: rest.slice(unit?.length ?? 0),
  };
}

/** What follows an amount, where it is a count of packs or the size of one; else null. */
export const packed = (after: string, amount: Amount, language: Language | null): Measured | null =>
  hyphenated(after, amount, language) ??
  countThenSize(after, amount, language) ??
  sizeAlone(after, amount, language) ??
  countTwice(after, amount, language);
