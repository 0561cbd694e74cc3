import { heatCues } from '../../language/cues/tables';
import { ordinalIn } from '../../language/cues/ordinals';
import { fold } from '../../language/fold';
import type { Question } from '../../question/question';
import type { Heat } from '../../retrieval/heats';

/** Which of a dish's heats is asked for, where one is changed while it cooks; null for any. */
export type HeatStage = 'first' | 'last' | null;

export function stageAsked({ text, folded, language }: Question): HeatStage {
  const asked = heatCues[language];
  // "And the second?"
  const counted = ordinalIn(fold(text));
  if (counted?.after === '') return counted.place === 0 ? 'first' : 'last';
  if (asked.end.test(folded) || asked.changes.test(folded)) return 'last';
  return asked.start.test(folded) ? 'first' : null;
}

/** So near each other two figures give one heat, "350 °F (175 °C)", "180C/160C fan". */
const nearest = 40;

/** Where a text gives several heats one after the other: each with its other scale and its fan. */
export function inTurn(heats: readonly Heat[]): Heat[][] {
  const turns: Heat[][] = [];
  for (const heat of heats) {
    const last = turns.at(-1)?.at(-1);
    const isSame =
      last !== undefined &&
      heat.start - last.end < nearest &&
      (heat.isFan !== last.isFan ||
        (heat.scale !== null && last.scale !== null && heat.scale !== last.scale));
    if (isSame) turns.at(-1)?.push(heat);
    else turns.push([heat]);
  }
  return turns;
}

/** It has a heat and then another one. */
export const isInTurn = (heats: readonly Heat[]): boolean => {
  const [first, ...rest] = inTurn(heats);
  return rest.some(([heat]) => heat?.from !== first?.[0]?.from);
};

/** Of the heats that a step gives in turn those of a stage; all where no stage is asked for. */
export function heatsOfStage(heats: readonly Heat[], stage: HeatStage): readonly Heat[] {
  if (stage === null) return heats;
  return inTurn(heats).at(stage === 'first' ? 0 : -1) ?? heats;
}
