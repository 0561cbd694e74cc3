import type { Language } from '../../language/languages';
import { cuesOf } from '../cues-of';
import type { Heat } from './heats';

/** So near a temperature, within its sentence, "thermometer" or "inside" belongs to it. */
const around = 45;
/** "(71 °C)" is the same heat on the other scale. */
const sameHeat = /^[^(]{0,3}\([^)]{0,20}\)/;
/** What stands after a comma is then that heat's: "at 160 °C, until a thermometer reads 90 °C". */
const anotherHeat = /\d{2,3} ?(?:[°º℃℉度]|[cf]\b|degree|grad|stopni)/;
const sentenceEnd = /[.!?;。！？](?!\d)/u;

/** What is hotter on its scale is no food done inside. */
const hottest = { c: 110, f: 230 } as const;

const lastOf = (text: string) => text.split(sentenceEnd).at(-1) ?? '';

/** Degrees inside the food, not of the oven. */
export function isInside(folded: string, heat: Heat, language: Language): boolean {
  const { from, scale, start, end } = heat;
  // "Heat the oven to 250 °C with the pot inside."
  if (from > hottest[scale ?? 'f']) return false;
  const before = lastOf(folded.slice(Math.max(0, start - around), start));
  const rest = folded.slice(end).split(sentenceEnd)[0] ?? '';
  const isMore = anotherHeat.test(rest.replace(sameHeat, ''));
  const after = (isMore ? (rest.split(/[,;、]/)[0] ?? '') : rest).slice(0, around);
  return cuesOf(language).internal.test(`${before} ${after}`);
}
