import type { Trouble } from '../language/cues/trouble-names';
import { troubleCues } from '../language/cues/tables';
import { isBeside } from '../retrieval/told';
import type { Ask, Draft } from './draft';
import { onTrouble, troublesIn } from './trouble';

/** What readers call one trouble, writers may call another. */
const akin: Readonly<Partial<Record<Trouble, readonly Trouble[]>>> = {
  sticky: ['wet'],
  wet: ['soft', 'thin'],
  soft: ['wet'],
  thin: ['unset', 'wet'],
  unset: ['thin', 'wet'],
  hard: ['dry'],
  dry: ['hard'],
};

/**
 * "The dough is so sticky": where the post has nothing on that, its sentence on a dough that is wet.
 * Only for what the post was said to lack.
 */
export function ratherAkin(ask: Ask, { tier, isUnanswered }: Draft): Draft | null {
  if (tier !== 'refusal' || isUnanswered !== true || ask.question.absent.length > 0) return null;
  const others = troublesIn(ask).flatMap((each) => akin[each] ?? []);
  const { remedy } = troubleCues[ask.post.language];
  return onTrouble(ask, others, ({ kind, folded }) => isBeside(kind) && remedy.test(folded));
}
