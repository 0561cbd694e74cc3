import type { Language } from '../language/languages';
import { cuesOf } from './cues-of';
import type { Heat } from './heats';

/** So near a temperature, within its sentence, "thermometer" or "inside" belongs to it. */
const around = 45;
const sentenceEnd = /[.!?;。！？](?!\d)/u;

/** Degrees inside the food, not of the oven. */
export function isInside(folded: string, { start, end }: Heat, language: Language): boolean {
  const before =
    folded
      .slice(Math.max(0, start - around), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = folded.slice(end, end + around).split(sentenceEnd)[0] ?? '';
  return cuesOf(language).internal.test(`${before} ${after}`);
}
