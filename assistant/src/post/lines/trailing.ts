import { unitAt } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { amountAt } from './amount';
import { about, type Measured, measuredFrom } from './measure';

const amountStart = /[\d\uFF10-\uFF19½⅓⅔¼¾⅛⅜⅝⅞]/u;

/** An amount at the end: "Flour 3 cups", "Eggs: 5", "砂糖 大さじ2". */
export function trailing(text: string, language: Language | null): Measured | null {
  const bare = text.replace(/\s?[（(][^()（）]{0,80}[)）]\s?$/u, '');
  const tail = text.slice(bare.length);
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
      return { ...found, rest: before.replace(/[\s:：–—…-]+$/u, '') + tail };
    }
  }
  return null;
}

/** What is counted in Japanese stands behind its number. */
const counter =
  /^(?:個|コ|ヶ|ケ|こ|本|枚|片|かけ|カケ|玉|束|株|丁|匹|尾|切れ|房|粒|膳|羽|つ)(?:分)?$/u;

/** An amount and unit that take the whole text. */
function afterItem(text: string, language: Language | null): Measured | null {
  const amount = amountAt(text, language);
  if (amount === null) return null;
  const found = measuredFrom(text, amount, language);
  return found.rest.replace(/[\s.*]+/g, '').replace(counter, '') === '' ? found : null;
}

/** Japanese spoons stand before their number. */
function unitFirst(text: string, language: Language | null): Measured | null {
  const unit = language === 'ja' || language === null ? unitAt(text, 'ja') : null;
  if (unit === null) return null;
  const rest = text.slice(unit.length);
  const amount = amountAt(rest, 'ja');
  if (amount === null) {
    return rest === ''
      ? { quantity: null, quantityMax: null, unit: unit.unit, note: null, rest }
      : null;
  }
  const { quantity, quantityMax } = amount;
  return rest.length > amount.length
    ? null
    : { quantity, quantityMax, unit: unit.unit, note: null, rest: '' };
}
