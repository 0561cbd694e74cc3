import type { Language } from '../language/languages';
import { cuesOf } from './cues-of';
import type { Heat } from './heats';

/** So near a temperature, within its sentence, "thermometer" or "inside" belongs to it. */
const around = 45;
/** "(71 °C)" is the same heat on the other scale. */
const sameHeat = /^[^(]{0,3}\([^)]{0,20}\)/;
/** What stands after a comma is then that heat's: "at 160 °C, until a thermometer reads 90 °C". */
const anotherHeat = /\d{2,3} ?(?:[°º℃℉度]|[cf]\b|degree|grad|stopni)/;
const sentenceEnd = /[.!?;。！？](?!\d)/u;

/** Degrees inside the food, not of the oven. */
export function isInside(folded: string, { start, end }: Heat, language: Language): boolean {
  const before =
    folded
      .slice(Math.max(0, start - around), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const rest = folded.slice(end).split(sentenceEnd)[0] ?? '';
  const isMore = anotherHeat.test(rest.replace(sameHeat, ''));
  const after = (isMore ? (rest.split(/[,;、]/)[0] ?? '') : rest).slice(0, around);
  return cuesOf(language).internal.test(`${before} ${after}`);
}
