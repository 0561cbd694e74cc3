import type { Ingredient } from '@cpal/shared/contract/blogs/recipe';
import type { Language } from '../../language/languages';
import { cut, oneLine } from '../page/text';
import { countAt } from './amount';
import { leadOf } from './lead';
import { measuredFrom } from './measure';
import type { Measured } from './measured';
import { isName } from './named-by-number';
import { splitNote } from './note';
import { linking, plainLineOf } from './plain-line';
import { about } from './size';
import { trailing } from './trailing';
import { worded } from './worded';

const most = 300;

const bullet = /^[\s▢☐□■●•·*✓✔➤►–—−-]+/u;

const unmeasured = (rest: string): Measured => ({
  quantity: null,
  quantityMax: null,
  unit: null,
  size: null,
  note: null,
  rest,
});

/** An amount at the start, in digits or words. */
function leading(text: string, language: Language | null, isLed = false): Measured | null {
  const start = text.replace(about, '');
  const amount = isName(start, language) ? null : countAt(start, language);
  return amount === null ? worded(start, language, isLed) : measuredFrom(start, amount, language);
}

/** "Juice of 1 lemon": an amount behind the part of the thing that is used. */
function led(text: string, language: Language | null): { found: Measured; lead: string } | null {
  const lead = leadOf(text, language);
  const found = lead === '' ? null : leading(text.slice(lead.length), language, true);
  return found !== null && /\p{L}/u.test(found.rest) ? { found, lead: lead.trim() } : null;
}

/**
 * Understands a line of ingredients in any of the eight languages.
 * @param language the post's; null tries the units of all
 */
export function ingredientOf(
  source: string,
  group: string | null,
  language: Language | null,
): Ingredient {
  const line = cut(oneLine(source).replace(bullet, ''), most);
  const text = plainLineOf(line, language);
  const behind = led(text, language);
  const found =
    behind?.found ?? leading(text, language) ?? trailing(text, language) ?? unmeasured(text);
  const { item: described, note } = splitNote(found.rest.replace(linking, ''), language);
  // In "2 xícaras (chá) de farinha" a remark stands before the word that links.
  const thing = found.unit === null ? described : described.replace(linking, '');
  const item = behind === null ? thing : `${behind.lead} ${thing}`;
  const notes = [found.note, note].filter((one_) => one_ !== null && one_ !== '');
  const isNone = found.quantity === 0 && !found.quantityMax;
  return {
    text: isNone ? [item, note].filter(Boolean).join(', ') : text,
    quantity: isNone ? null : found.quantity,
    quantity_max: found.quantityMax,
    unit: isNone ? null : found.unit,
    ...(found.size !== null && { size: found.size }),
    ...(behind !== null && { lead: behind.lead }),
    item: item || text,
    note: notes.join('; ') || null,
    group,
  };
}
