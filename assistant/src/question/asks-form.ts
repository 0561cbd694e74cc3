import { shortCues } from '../language/cues/tables';
import { fold } from '../language/fold';
import type { Question } from './question';

/** The form, and the name. */
const mostWords = 3;

/** "Frozen spinach?": an ingredient in a form that the recipe does not have it in. */
export function asksForm({ ingredients, stems, folded, language }: Question): boolean {
  const [only, ...more] = ingredients;
  const [form] = shortCues[language].form.exec(folded) ?? [];
  if (only === undefined || more.length > 0 || form === undefined) return false;
  return stems.length <= mostWords && !fold(only.text).includes(form);
}
