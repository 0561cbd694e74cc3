import { convert } from '../../kitchen/convert';
import { dimensionOf, type Unit } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { type Amount, amountAt, between, ungrouped } from './amount';
import { otherMeasure } from './other-measure';
import { packed } from './packed';
import type { Measured } from './measured';
import { sizeBehind, sizeInRest } from './size';
import { type FoundUnit, unitAfter, withoutJoint } from './unit-after';

/** Units that are said together without a word: "1 lb 2 oz" is not the same amount twice. */
const parts: Partial<Record<Unit, Unit>> = { lb: 'oz', kg: 'g', l: 'ml', pint: 'floz' };

const joint =
  /^(?:,?\s{0,3}(?<join>\+|plus|and|und|et|más|mas|y|e|più|piu|mais|oraz|i|(?<less>minus|less|weniger|menos|moins|meno|bez|−))\s{1,3}|\s{0,3})(?=[\d½¼¾⅓⅔⅛])/iu;

/** "1 cup plus 2 tablespoons", "1 cup less 1 tbsp", "1 lb 2 oz": what is added, in the first unit. */
export function added(
  text: string,
  unit: Unit,
  language: Language | null,
): { more: number; length: number } | null {
  const found = joint.exec(text);
  if (found === null) return null;
  const { join, less } = found.groups ?? {};
  const from = found[0].length;
  const amount = amountAt(text.slice(from), language);
  const of = amount && unitAfter(text.slice(from + amount.length), language);
  const more = amount && of && convert(amount.quantity, of.unit, unit);
  if (!more) return null;
  // "1 kg 500 g" has less than a kilogram more.
  if (join === undefined && (of.unit !== parts[unit] || more >= 1)) return null;
  if (less !== undefined && more >= 1) return null;
  return { more: less === undefined ? more : -more, length: from + amount.length + of.length };
}

/** How full a spoon or cup is, which is no part of the thing: "1 heaped tbsp", "1 TL gestrichen". */
const fullness =
  /^\s{0,3}((?:heap(?:ing|ed)|level(?:led)?|round(?:ed|ing)|scant|generous|packed|gestr(?:ichene[rn]?|\.)|gehäufte[rn]?|gehäuft|colmad[ao]s?|ras[ao]s?|colm[oi]|cheias?|płask(?:a|ie|ich)|czubat(?:a|e|ych))(?:\s+|(?=\.)))/iu;

/** Reads what follows an amount: its unit, other measures, sizes of packages. */
export function measuredFrom(text: string, amount: Amount, language: Language | null): Measured {
  const after = text.slice(amount.length);
  const pack = packed(after, amount, language);
  if (pack !== null) return pack;
  const found = unitAfter(after, language);
  const full = found === null ? fullness.exec(after) : null;
  if (full !== null) {
    const plain = ` ${after.slice(full[0].length)}`;
    const inner = measuredFrom(text.slice(0, amount.length) + plain, amount, language);
    if (inner.unit !== null) return { ...inner, note: inner.note ?? full[1]?.trim() ?? null };
  }
  if (found === null || dimensionOf(found.unit) === 'count') {
    return counted(after, found, amount, language);
  }
  const { quantity, quantityMax } = ungrouped(text, amount, found.unit);
  let rest = after.slice(found.length).replace(/^\.(?=\s)/, '');
  const upTo = quantityMax === null ? rangeEnd(rest, quantity, found.unit, language) : null;
  rest = rest.slice(upTo?.length ?? 0);
  let sum = 0;
  for (let places = 0; places < 4; places += 1) {
    const other = otherMeasure(rest, language);
    const plus = other === '' ? added(rest, found.unit, language) : null;
    if (other === '' && plus === null) break;
    sum += plus?.more ?? 0;
    rest = rest.slice(plus?.length ?? other.length);
  }
  const most = upTo?.quantity ?? quantityMax;
  return {
    quantity: quantity + sum,
    quantityMax: most === null ? null : most + sum,
    unit: found.unit,
    size: null,
    note: null,
    rest,
  };
}

/** "200 g - 250 g", "1 cup to 2 cups": the end of a range that says its unit twice. */
function rangeEnd(text: string, from: number, unit: Unit, language: Language | null) {
  const link = between.exec(text)?.[0] ?? '';
  const amount = link === '' ? null : amountAt(text.slice(link.length), language);
  if (!amount || amount.quantity <= from || amount.quantityMax !== null) return null;
  const found = unitAfter(text.slice(link.length + amount.length), language);
  if (found?.unit !== unit) return null;
  return { quantity: amount.quantity, length: link.length + amount.length + found.length };
}

/** What is counted, alone or in cans and slices, with the size of one where the line says it. */
function counted(
  after: string,
  found: FoundUnit | null,
  { quantity, quantityMax }: Amount,
  language: Language | null,
): Measured {
  const unit = found?.unit ?? null;
  const text = after.slice(found?.length ?? 0).replace(/^\.(?=\s)/, '');
  const sized =
    sizeBehind(text, quantity, unit, language) ?? sizeInRest(text, quantity, unit, language);
  const isRemark = sized?.start === sized?.end;
  let rest =
    sized === null
      ? text
      : (text.slice(0, sized.start) + text.slice(sized.end)).replace(/^,(?=\s)/, '');
  let note = sized === null || isRemark ? null : sized.text;
  // What is left is the size of all together.
  for (
    let other = otherMeasure(rest, language);
    other !== '';
    other = otherMeasure(rest, language)
  ) {
    if (unit === null) note ??= bracketless(other);
    rest = rest.slice(other.length);
  }
  // "1 Knoblauchzehe, gehackt": the unit's word names the thing too.
  const isThing = found !== null && /^\s{0,3}(?:$|[,;(])/.test(rest);
  if (isThing) rest = withoutJoint(after.slice(0, found.length)) + rest;
  return { quantity, quantityMax, unit, size: sized?.size ?? null, note, rest };
}

const bracketless = (text: string): string | null => text.replace(/[()[\]]/g, '').trim() || null;
