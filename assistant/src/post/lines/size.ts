import { dimensionOf, isPlural, type Unit } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { amountAt } from './amount';
import { unitAfter } from './unit-after';

/** What one of a thing weighs, holds or measures: of "2 (14 oz) cans" 14 oz. */
export interface Size {
  quantity: number;
  quantity_max: number | null;
  unit: Unit;
}

/** A size, and the part of a text that it takes; nothing where it stays as a remark. */
export interface FoundSize {
  size: Size;
  /** As written. */
  text: string;
  start: number;
  end: number;
  /** The text says "each". */
  isEach: boolean;
}

/** "About", which changes no amount that is scaled. */
export const about =
  /^(?:about|approx(?:imately)?\.?|around|roughly|generous|scant|heaping|heaped|rounded|level|ca\.?|circa|etwa|ungefähr|env(?:iron)?\.?|unos|unas|aprox\.?|około|ok\.|約|~|≈)\s{0,3}(?=\S)/iu;

const eachBefore = /^(?:je(?:weils)?|zu je|à|a|po|cada|各)\s{0,2}(?=[\d½¼¾⅓⅔⅛])/iu;
const eachAfter =
  /^\s?(?:each|apiece|a piece|jeweils|cada(?: un[ao]| uma?)?|c\/u|chacune?s?|chaque|pièce|ciascun[oa]|cadauno|l['’]un[ao]|każd[aey]|ずつ)(?!\p{L})/iu;
const ofAll =
  /^\s?(?:in )?(?:total|altogether|all\b|insgesamt|zusammen|gesamt|en tout|au total|en total|in tutto|in totale|totale|no total|ao todo|razem|łącznie|合計|計)|^\s?(?:drained|net)\b/iu;
/** What a length is of: "1/4 inch thick", "3 cm großes". */
const extent =
  /^[\s-]?(?:long|thick|wide|large|tall|lang\p{L}{0,2}|groß\p{L}{0,2}|dick\p{L}{0,2}|breit\p{L}{0,2}|de (?:largo|grosor|long|large|épaisseur|comprimento|espessura)|di (?:lunghezza|spessore))(?!\p{L})/iu;

/** The measure that a text starts with, as the size of a thing; null for what is no size. */
export function sizeAt(source: string, language: Language | null): FoundSize | null {
  let text = source;
  const skipped = () => source.length - text.length;
  text = text.replace(about, '');
  const isFirst = eachBefore.exec(text)?.[0] ?? '';
  text = text.slice(isFirst.length).replace(about, '');
  const start = skipped();
  const amount = amountAt(text, language);
  const unit = amount && unitAfter(text.slice(amount.length), language);
  if (!amount || !unit || dimensionOf(unit.unit) === 'count') return null;
  let end = amount.length + unit.length;
  end += extent.exec(text.slice(end))?.[0].length ?? 0;
  const written = text.slice(0, end).trim();
  end += /^\.(?=[\s)\],;]|$)/.exec(text.slice(end))?.[0].length ?? 0;
  if (ofAll.test(text.slice(end))) return null;
  const after = eachAfter.exec(text.slice(end))?.[0] ?? '';
  return {
    size: { quantity: amount.quantity, quantity_max: amount.quantityMax, unit: unit.unit },
    text: written,
    start,
    end: start + end + after.length,
    isEach: isFirst !== '' || after !== '',
  };
}

/** What things are bought in: an amount beside it is what one holds. */
const containers: ReadonlySet<Unit | null> = new Set<Unit | null>([
  'can',
  'jar',
  'bottle',
  'package',
  'sachet',
  'bag',
  'box',
]);

const unsized: ReadonlySet<Unit> = new Set<Unit>(['pinch', 'dash', 'drop', 'handful', 'glass']);
/** What is filled: an amount in one is no size of a thing. */
export const spoons: ReadonlySet<Unit> = new Set<Unit>([
  'tsp',
  'tbsp',
  'cup',
  'metric_cup',
  'jp_cup',
]);

/** "15 ounce can": the unit that has this size; null for several, since their number is not said. */
export function sizedUnit(
  text: string,
  { unit: measure }: Size,
  language: Language | null,
): { unit: Unit; length: number } | null {
  const found = unitAfter(text.replace(/^\./, ' '), language);
  if (found === null || dimensionOf(found.unit) !== 'count' || unsized.has(found.unit)) return null;
  const word = text.slice(0, found.length).replace(/^[\s.-]+/, '');
  return isPlural(word, language ?? 'en') || spoons.has(measure) ? null : found;
}

const opening = /^(?:\s{0,2}[([（]\s?|,\s|\s(?:à|a|de|d['’]|da|di|po|von|of|zu|mit|with)\s|\s)/iu;
const closing: Readonly<Record<string, RegExp>> = {
  '(': /^\s?\)/u,
  '[': /^\s?\]/u,
  '（': /^\s?）/u,
};

/**
 * The size that stands right after a count and its unit: "cans (15 oz)", "Dosen à 400 g", "boîtes de
 * 400 g". Of what is counted piece by piece a figure in brackets is that of all, "2 sticks (226 g)".
 */
export function sizeBehind(
  text: string,
  count: number,
  unit: Unit | null,
  language: Language | null,
): FoundSize | null {
  const open = opening.exec(text)?.[0];
  if (open === undefined) return null;
  const found = sizeAt(text.slice(open.length), language);
  if (found === null) return null;
  const bracket = /[([（]/u.exec(open)?.[0];
  const isLength = dimensionOf(found.size.unit) === 'length';
  const isOfOne = containers.has(unit)
    ? !spoons.has(found.size.unit)
    : unit !== null && (isLength || (bracket !== undefined && count === 1));
  const isJoined = /^\s(?:à|po|zu)\s/iu.test(open);
  if (!isOfOne && !found.isEach && !isJoined) return null;
  if (open.startsWith(',') && !found.isEach) return null;
  const end = open.length + found.end;
  const close = bracket === undefined ? '' : closing[bracket]?.exec(text.slice(end))?.[0];
  if (close === undefined) return null;
  return { ...found, start: 0, end: end + close.length };
}

const inBracket = /[([（]([^()[\]（）]{1,60})[)\]）]/gu;
const atEnd = /\s(?:à|po|de|da|di|von|zu|zu je|je|a|d['’])\s(?=[\d½¼¾⅓⅔⅛])/giu;

/** The size that stands behind the thing: "12 eggs (about 60 g each)", "filets de saumon de 150 g". */
export function sizeInRest(
  text: string,
  count: number,
  unit: Unit | null,
  language: Language | null,
): FoundSize | null {
  for (const bracket of text.matchAll(inBracket)) {
    const found = sizeAt(bracket[1]?.trim() ?? '', language);
    if (found === null) continue;
    const isPack = containers.has(unit) && !spoons.has(found.size.unit);
    const isCut = unit !== null && dimensionOf(found.size.unit) === 'length';
    if (found.isEach || (count === 1 && (isPack || isCut))) {
      return { ...found, start: bracket.index, end: bracket.index };
    }
  }
  for (const link of text.matchAll(atEnd)) {
    const from = link.index + link[0].length;
    const found = sizeAt(text.slice(from), language);
    const isLast = found !== null && /^\s{0,2}(?:$|[,;(])/.test(text.slice(from + found.end));
    if (isLast) {
      return { ...found, start: link.index, end: from + found.end };
    }
  }
  return null;
}
