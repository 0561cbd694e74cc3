import { isDeepStrictEqual } from 'node:util';
import type { Proof } from './schema';

/** By how much of itself a weight may change before the page must say the new one. */
const tolerance = 0.03;

/**
 * Compares what the page shows with what is measured now. Times are not compared: they are another
 * machine's on another day, which is why the page shows the day.
 * @returns a sentence for each figure that is no longer true.
 */
export function findUntrue(shown: Proof, now: Omit<Proof, 'measured' | 'answer'>): string[] {
  const weights = (['visit', 'asking'] as const)
    .filter((at) => Math.abs(now.bytes[at] - shown.bytes[at]) > tolerance * shown.bytes[at])
    .map((at) => `bytes.${at} is ${now.bytes[at]}, the page shows ${shown.bytes[at]}`);
  const others = (['languages', 'transcript', 'insight'] as const)
    .filter((part) => !isDeepStrictEqual(now[part], shown[part]))
    .map((part) => `${part} is not what the page shows`);
  return [...weights, ...others];
}
