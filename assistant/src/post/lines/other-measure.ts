import { isMeasure } from '../../kitchen/units';
import type { Language } from '../../language/languages';
import { amountAt } from './amount';
import { about } from './size';
import { unitAfter } from './unit-after';

/** The same amount in another unit, as in "320 g | 11 oz", "1 cup (240 ml)"; "" where none. */
export function otherMeasure(text: string, language: Language | null): string {
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
