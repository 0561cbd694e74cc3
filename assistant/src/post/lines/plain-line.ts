import { dimensionOf, isMeasure } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { amountAt } from './amount';
import { unitAfter } from './unit-after';

const emptyValue = /^(?:NaN|null|undefined|None)\s+(?=\S)/;
/** "2.0", "2,00": a program's whole number. */
const pointZero = /(?<![\d.,/])(\d{1,4})[.,]0{1,2}(?![\d.,/])/gu;
const emptyBracket = /\s?[([]\s?0(?:[.,]0{1,9})?\s?[\p{L}.]{0,12}\s?[)\]]/gu;
const zero = /^0(?:[.,]0{1,9})?(?=\s)/;

const withoutPointZero = (text: string): string => text.replace(pointZero, '$1');

/** An amount of nothing is none: "0 salt", "0.0 g basil". */
function withoutZero(text: string, language: Language | null): string {
  const none = zero.exec(text)?.[0];
  const amount = none === undefined ? null : amountAt(text, language);
  if (none === undefined || amount?.quantity !== 0 || amount.quantityMax !== null) return text;
  const rest = text.slice(none.length);
  const thing = rest.slice(unitAfter(rest, language)?.length ?? 0).trim();
  return thing.replace(linking, '') || text;
}

/** What links an amount to its thing: "200 g de sucre". */
export const linking =
  /^[\s,.]{0,3}(?:(?:of|de|di|da|z|ze|von|du|des|del|della|dello|do)\s+|d['’]\s?|の)/iu;

const divider = /^\s{0,2}[#|:;]?\s{0,2}/;

/**
 * A program's amount before the line as written: "3.5 cups#3 1/2 cups milk", "0.5 ½ cup sugar". Of
 * "2 80 g packs" both numbers are meant.
 */
function withoutMachineAmount(text: string, language: Language | null): string {
  const mark = /^[^#]{1,24}#\s{0,2}(?=\S)/.exec(text)?.[0];
  if (mark !== undefined && amountAt(mark) && amountAt(text.slice(mark.length))) {
    return text.slice(mark.length);
  }
  const first = amountAt(text, language);
  if (first === null || first.quantityMax !== null) return text;
  const afterFirst = text.slice(first.length);
  const unit = unitAfter(afterFirst, language);
  const tail = afterFirst.slice(unit?.length ?? 0);
  const rest = tail.slice(divider.exec(tail)?.[0].length ?? 0);
  const second = amountAt(rest, language);
  if (second === null || Math.abs(second.quantity - first.quantity) > 0.02 * first.quantity) {
    return text;
  }
  const other = unitAfter(rest.slice(second.length), language)?.unit ?? null;
  if (unit !== null) return other === unit.unit ? rest : text;
  const isSize = other !== null && (dimensionOf(other) === 'length' || isMeasure(other));
  const isWrittenTwice = text.slice(0, first.length) !== rest.slice(0, second.length);
  const isSame = !isSize || isWrittenTwice || first.quantity === 1 || first.quantity > 20;
  return isSame && tail !== rest ? rest : text;
}

/** A line without what only programs write. */
export function plainLineOf(text: string, language: Language | null): string {
  const plain = withoutPointZero(text.replace(emptyValue, '').replace(emptyBracket, ''));
  return withoutZero(withoutMachineAmount(plain, language), language);
}
