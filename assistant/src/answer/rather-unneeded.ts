import { shortCues, unneededCues, whetherCues } from '../language/cues/tables';
import type { Tool } from '../language/cues/tools';
import { isBeside, isTold } from '../retrieval/told';
import { usesTool } from '../retrieval/uses-tool';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';

const machines: readonly Tool[] = [
  'mixer',
  'blender',
  'food-processor',
  'bread-machine',
  'ice-cream-maker',
];

/** A time or a heat is asked of a way of its own. */
const others = ['duration', 'temperature', 'amount', 'storage', 'scale', 'convert'] as const;

/**
 * "Do I need an ice cream maker?", "do these get baked?": instead of saying that the post does not name
 * it, the sentence by which the dish needs no machine or no oven, or is made by hand.
 */
export function ratherUnneeded(ask: Ask, { tier, isUnanswered }: Draft): Draft | null {
  const { question, post } = ask;
  if (tier !== 'refusal' || isUnanswered !== true) return null;
  if (others.some((intent) => question.intents.has(intent))) return null;
  const { machine, oven, byHand } = unneededCues[post.language];
  const { lack } = shortCues[post.language];
  const { not } = whetherCues[post.language];
  const asksMachine = machines.some((tool) => question.tools.has(tool));
  const asksKneader = question.tools.has('mixer') || question.tools.has('bread-machine');
  const asksOven =
    (question.tools.has('oven') || question.actions.has('bake')) &&
    !post.steps.some((step) => usesTool(step, 'oven'));
  const found = post.fragments.find(
    (each) =>
      isTold(each) &&
      ((asksMachine &&
        ((asksKneader && isBeside(each.kind) && byHand.test(each.folded)) ||
          (machine.test(each.folded) && [lack, not].some((cue) => cue.test(each.folded))))) ||
        (asksOven && oven.test(each.folded))),
  );
  return found === undefined ? null : { ...quotedFragment(ask, found), intent: 'equipment' };
}
