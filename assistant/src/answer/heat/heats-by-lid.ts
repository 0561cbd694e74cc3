import type { Heat } from '../../retrieval/heats';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { lidAsked } from './lid-asked';

/** "What temperature once the lid is off?": those of a step's heats at which the pot is so; none otherwise. */
export function heatsByLid(
  ask: Ask,
  { folded }: PreparedStep,
  heats: readonly Heat[],
): readonly Heat[] {
  const isSo = lidAsked(ask);
  return isSo === null ? [] : heats.filter(({ start }) => isSo(folded.slice(0, start)));
}
