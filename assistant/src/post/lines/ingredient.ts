import type { Ingredient } from '@cpal/shared/contract/recipe';
import type { Language } from '../../language/languages';
import { cut, oneLine } from '../page/text';
import { amountAt } from './amount';
import { about, type Measured, measuredFrom } from './measure';
import { splitNote } from './note';
import { trailing } from './trailing';
import { worded } from './worded';

const most = 300;

const bullet = /^[\s▢☐□■●•·*✓✔➤►–—−-]+/u;

const linking =
  /^[\s,.]{0,3}(?:(?:of|de|di|da|z|ze|von|du|des|del|della|dello|do)\s+|d['’]\s?|の)/iu;

const unmeasured = (rest: string): Measured => ({
  quantity: null,
  quantityMax: null,
  unit: null,
  note: null,
  rest,
});

function measured(text: string, language: Language | null): Measured {
  const start = text.replace(about, '');
  const amount = amountAt(start, language);
  if (amount !== null) return measuredFrom(start, amount, language);
  return worded(start, language) ?? trailing(text, language) ?? unmeasured(text);
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
  const text = cut(oneLine(source).replace(bullet, ''), most);
  const found = measured(text, language);
  const { item: described, note } = splitNote(found.rest.replace(linking, ''), language);
  // In "2 xícaras (chá) de farinha" a remark stands before the word that links.
  const item = found.unit === null ? described : described.replace(linking, '');
  const notes = [found.note, note].filter((one_) => one_ !== null && one_ !== '');
  return {
    text,
    quantity: found.quantity,
    quantity_max: found.quantityMax,
    unit: found.unit,
    item: item || text,
    note: notes.join('; ') || null,
    group,
  };
}
