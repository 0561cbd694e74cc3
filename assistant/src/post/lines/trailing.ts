import { convert } from '../../kitchen/convert';
import { type Unit, unitAt } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { amountAt, countAt } from './amount';
import { measuredFrom } from './measure';
import type { Measured } from './measured';
import { about, sizeInRest } from './size';

const amountStart = /[\d\uFF10-\uFF19½⅓⅔¼¾⅛⅜⅝⅞]/u;

/** What a baker's formula adds: "Water 750 g 75%". */
const share = /\s\(?\d{1,3}(?:[.,]\d{1,2})?\s?%\)?$/u;

/** An amount at the end: "Flour 3 cups", "Eggs: 5", "砂糖 大さじ2". */
export function trailing(text: string, language: Language | null): Measured | null {
  const unshared = text.replace(share, '');
  const bare = unshared.replace(/\s?[（(][^()（）]{0,80}[)）]\s?$/u, '');
  const tail = unshared.slice(bare.length);
  for (const gap of bare.matchAll(/[\s:：…]+|(?<=[^\d\s./-])(?=\d)/gu)) {
    const start = gap.index + gap[0].length;
    const end = bare.slice(start).replace(about, '');
    const before = bare.slice(0, gap.index);
    const found = amountStart.test(end[0] ?? '')
      ? afterItem(end, language)
      : unitFirst(end, language);
    const isSure = /[:：…–-]/.test(gap[0]) || /[:：–—-]$/.test(before);
    const isCount = found?.unit === null && (isSure || (found.quantity ?? 99) <= 12);
    if (found !== null && before !== '' && (found.unit !== null || isCount)) {
      const size = found.size ?? sizeOf(tail, found, language);
      return { ...found, size, rest: before.replace(/[\s,;:：–—…-]+$/u, '') + tail };
    }
  }
  return null;
}

/** "トマト缶 1缶（400g）": what one holds, in the bracket behind its count. */
const sizeOf = (tail: string, { quantity, unit }: Measured, language: Language | null) =>
  unit === null ? null : (sizeInRest(tail, quantity ?? 0, unit, language)?.size ?? null);

/** What is counted in Japanese stands behind its number. */
const counter =
  /^(?:個|コ|ヶ|ケ|こ|本|枚|片|かけ|カケ|玉|束|株|丁|匹|尾|切れ|房|粒|膳|羽|つ)?分?$/u;

/** An amount and unit that take the whole text. */
function afterItem(text: string, language: Language | null): Measured | null {
  const amount = countAt(text, language);
  if (amount === null) return null;
  const found = measuredFrom(text, amount, language);
  const rest = found.rest.replace(/[\s.*]+/g, '').replace(counter, '');
  // "Tomaten 2 Dosen": the unit's word is all that is left.
  const isUnit = found.unit !== null && unitAt(rest, language ?? undefined)?.length === rest.length;
  return rest === '' || isUnit ? found : null;
}

/** Japanese spoons stand before their number. */
function unitFirst(text: string, language: Language | null): Measured | null {
  const unit = language === 'ja' || language === null ? unitAt(text, 'ja') : null;
  if (unit === null) return null;
  const rest = text.slice(unit.length);
  const amount = amountAt(rest, 'ja');
  if (amount === null) {
    return rest === ''
      ? { quantity: null, quantityMax: null, unit: unit.unit, size: null, note: null, rest }
      : null;
  }
  const { quantity, quantityMax } = amount;
  const more = plusMore(rest.slice(amount.length), unit.unit);
  if (more !== null && more > 0)
    return {
      quantity: quantity + more,
      quantityMax,
      unit: unit.unit,
      size: null,
      note: null,
      rest: '',
    };
  return rest.length > amount.length
    ? null
    : { quantity, quantityMax, unit: unit.unit, size: null, note: null, rest: '' };
}

/** "カップ1と大さじ2": what is added after "and", in the first unit. */
function plusMore(text: string, unit: Unit): number | null {
  const link = /^\s?(?:と|[+＋]|プラス)\s?/u.exec(text)?.[0];
  const found = link === undefined ? null : unitFirst(text.slice(link.length), 'ja');
  if (!found?.unit || found.quantity === null) return null;
  return convert(found.quantity, found.unit, unit);
}
