import { shortCues, unneededCues } from '../language/cues/tables';
import { lacks } from '../question/may-lack';
import type { Tool } from '../language/cues/tools';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment } from '../retrieval/prepared';
import { isTold } from '../retrieval/told';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import { isOfKind } from './tools-in-post';

/** Machines for the same work: who lacks one is told the same as who lacks the other. */
const alike: Readonly<Partial<Record<Tool, Tool>>> = {
  blender: 'food-processor',
  'food-processor': 'blender',
};

/**
 * "No blender?", "is a hand mixer needed?": where the post does not name the machine, what it says to
 * those who lack one of the same use, the step that does its work by hand, or where it is needed the step
 * that does its work.
 */
export function ratherKinTool(ask: Ask, { tier, intent }: Draft): Draft | null {
  const { question, post } = ask;
  if (tier !== 'refusal' || intent !== 'equipment' || question.absent.length > 0) return null;
  // "Which mixer?", "what mixer should I buy?"
  const which = /^(?:which|what|welche\w*|que|quel\w*|quale?|qual|jaki\w*|どの)/;
  if (isOfKind(ask) || which.test(question.folded)) return null;
  const { lack } = shortCues[post.language];
  const { tools } = cuesOf(post.language);
  const [asked] = question.tools;
  if (asked === undefined || question.tools.size > 1) return null;
  const kin = alike[asked];
  const work = lacks(question) ? undefined : unneededCues[post.language].work[asked];
  const isForLack = ({ folded, topic }: Fragment) =>
    kin !== undefined && [folded, topic].some((text) => tools[kin].test(text) && lack.test(text));
  const isByHand = ({ folded, kind }: Fragment) =>
    kind === 'step' && asked === 'mixer' && tools.whisk.test(folded);
  const isWork = ({ folded, kind }: Fragment) => kind === 'step' && work?.test(folded) === true;
  const told = post.fragments.filter(isTold);
  const found = told.find((each) => isForLack(each) || isByHand(each)) ?? told.find(isWork);
  return found === undefined ? null : { ...quotedFragment(ask, found), intent: 'equipment' };
}
