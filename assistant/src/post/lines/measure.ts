import { convert } from '../../kitchen/convert';
import { dimensionOf, isMeasure, type Unit, unitAt } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { type Amount, amountAt } from './amount';

/** A measure found in a line, and what of the line it leaves. */
export interface Measured {
  quantity: number | null;
  quantityMax: number | null;
  unit: Unit | null;
  note: string | null;
  rest: string;
}

/** "About", which changes no amount that is scaled. */
export const about =
  /^(?:about|approx(?:imately)?\.?|around|roughly|generous|scant|heaping|heaped|rounded|level|ca\.?|circa|etwa|ungefähr|env(?:iron)?\.?|unos|unas|aprox\.?|około|ok\.|約|~|≈)\s{0,3}(?=\S)/iu;

const spaceOrHyphen = /^[\s-]{0,3}/;

/** The unit that a text starts with, also behind a hyphen. */
export function unitAfter(
  text: string,
  language: Language | null,
): { unit: Unit; length: number } | null {
  const gap = spaceOrHyphen.exec(text)?.[0].length ?? 0;
  const found = unitAt(
    text.slice(gap).replace(/^([^\s()|/]{1,20})[()|/]/u, '$1 '),
    language ?? undefined,
  );
  return found && { unit: found.unit, length: found.length + gap };
}

/** The same amount in another unit, as in "320 g | 11 oz", "1 cup (240 ml)"; "" where none. */
function otherMeasure(text: string, language: Language | null): string {
  const opening =
    /^\s{0,3}(?:\(\s?|\[\s?|[|/=~]\s{0,3}|(?:or|oder|ou|o)\s+)?/iu.exec(text)?.[0] ?? '';
  const inside = text.slice(opening.length).replace(about, '');
  const skipped = text.length - inside.length;
  const amount = opening.trim() === '' ? null : amountAt(inside, language);
  const unit = amount && unitAfter(inside.slice(amount.length), language);
  if (!amount || !unit || !isMeasure(unit.unit)) return '';
  const end = skipped + amount.length + unit.length;
  const isBracket = /[([]/.test(opening);
  const closing = (isBracket ? /^\.?\s?[)\]]/ : /^\.?(?=[\s,;|/]|$)/).exec(text.slice(end))?.[0];
  return closing === undefined ? '' : text.slice(0, end + closing.length);
}

/** Units that are said together without a word: "1 lb 2 oz" is not the same amount twice. */
const parts: Partial<Record<Unit, Unit>> = { lb: 'oz', kg: 'g', l: 'ml', pint: 'floz' };

/** "1 cup plus 2 tablespoons", "1 lb 2 oz": what is added, in the first unit. */
export function added(
  text: string,
  unit: Unit,
  language: Language | null,
): { more: number; length: number } | null {
  const plus = /^\s{0,3}(?:(?:\+|plus|and|und|et|y|e|più|mais|i)\s{1,3})?(?=[\d½¼¾⅓⅔⅛])/iu.exec(
    text,
  )?.[0];
  if (plus === undefined) return null;
  const isJoined = plus.trim() !== '';
  const amount = amountAt(text.slice(plus.length), language);
  const of = amount && unitAfter(text.slice(plus.length + amount.length), language);
  const more = amount && of && convert(amount.quantity, of.unit, unit);
  // "1 kg 500 g" has less than a kilogram more.
  if (!isJoined && (of?.unit !== parts[unit] || (more ?? 1) >= 1)) return null;
  return more ? { more, length: plus.length + amount.length + of.length } : null;
}

/** A size before or instead of a container: "(14-ounce) can", "14.5 oz tin", "x 400 g tins". */
function sizeThenContainer(
  text: string,
  language: Language | null,
): { size: string; unit: Unit | null; length: number; hasTimes: boolean } | null {
  const opening = /^\s{0,3}(?:[x×]\s{0,3}|\(\s?)?/iu.exec(text)?.[0] ?? '';
  const inside = text.slice(opening.length);
  const amount = amountAt(inside, language);
  const measure = amount && unitAfter(inside.slice(amount.length), language);
  if (!amount || !measure || dimensionOf(measure.unit) === 'count') return null;
  let end = amount.length + measure.length;
  const size = inside.slice(0, end).trim();
  if (opening.includes('(')) {
    const close = inside.slice(end, end + 20).indexOf(')');
    if (close === -1) return null;
    end += close + 1;
  } else end += otherMeasure(inside.slice(end), language).length;
  const container = unitAfter(inside.slice(end).replace(/^\s?\.\s?/, ' '), language);
  const isContainer = container !== null && dimensionOf(container.unit) === 'count';
  const length = opening.length + end + (isContainer ? container.length : 0);
  return {
    size,
    unit: isContainer ? container.unit : null,
    length,
    hasTimes: /[x×]/i.test(opening),
  };
}

/** How full a spoon or cup is, which is no part of the thing: "1 heaped tbsp", "1 TL gestrichen". */
const fullness =
  /^\s{0,3}((?:heap(?:ing|ed)|level(?:led)?|round(?:ed|ing)|scant|generous|packed|gestr(?:ichene[rn]?|\.)|gehäufte[rn]?|gehäuft|colmad[ao]s?|ras[ao]s?|colm[oi]|cheias?|płask(?:a|ie|ich)|czubat(?:a|e|ych))(?:\s+|(?=\.)))/iu;

/** Reads what follows an amount: its unit, other measures, sizes of packages. */
export function measuredFrom(text: string, amount: Amount, language: Language | null): Measured {
  const { quantity, quantityMax } = amount;
  const after = text.slice(amount.length);
  const sized = sizeThenContainer(after, language);
  if (sized !== null && (sized.unit !== null || sized.hasTimes)) {
    return {
      quantity,
      quantityMax,
      unit: sized.unit,
      note: sized.size,
      rest: after.slice(sized.length),
    };
  }
  const found = unitAfter(after, language);
  const full = found === null ? fullness.exec(after) : null;
  if (full !== null) {
    const plain = ` ${after.slice(full[0].length)}`;
    const inner = measuredFrom(text.slice(0, amount.length) + plain, amount, language);
    if (inner.unit !== null) return { ...inner, note: inner.note ?? full[1]?.trim() ?? null };
  }
  if (found === null) {
    const size = otherMeasure(after, language);
    return {
      quantity,
      quantityMax,
      unit: null,
      note: bracketless(size),
      rest: after.slice(size.length),
    };
  }
  let rest = after.slice(found.length).replace(/^\.(?=\s)/, '');
  const plus = added(rest, found.unit, language);
  if (plus !== null) rest = rest.slice(plus.length);
  for (
    let other = otherMeasure(rest, language);
    other !== '';
    other = otherMeasure(rest, language)
  ) {
    rest = rest.slice(other.length);
  }
  // "1 Knoblauchzehe, gehackt": the unit's word names the thing too.
  const isThing = dimensionOf(found.unit) === 'count' && /^\s{0,3}(?:$|[,;(])/.test(rest);
  if (isThing) rest = after.slice(0, found.length).replace(spaceOrHyphen, '') + rest;
  return {
    quantity: quantity + (plus?.more ?? 0),
    quantityMax: quantityMax === null ? null : quantityMax + (plus?.more ?? 0),
    unit: found.unit,
    note: null,
    rest,
  };
}

const bracketless = (text: string): string | null => text.replace(/[()[\]]/g, '').trim() || null;
