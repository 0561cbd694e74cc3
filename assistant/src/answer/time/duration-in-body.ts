import { hurry } from '../../language/cues/hurry';
import { shortCues, boundCues } from '../../language/cues/tables';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/search/rank';
import { isBeside } from '../../retrieval/lines/told';
import type { Ask, Draft } from '../draft';
import { isOfCooker } from './of-other-cooker';
import { quotedFragment } from '../quoted-fragment';

/** A time that the text beside the steps gives. */
export function inBody(ask: Ask): Draft | null {
  const asksKeep = shortCues[ask.question.language].keep.test(ask.question.folded);
  const { keep } = shortCues[ask.post.language];
  const found = rankFragments(ask.post, ask.question).find(
    ({ fragment, coverage }) =>
      fragment.durations.length > 0 &&
      fragment.kind !== 'step' &&
      coverage >= 0.5 &&
      !isOfCooker(ask, fragment.folded) &&
      (asksKeep || !keep.test(fragment.folded)),
  );
  return found ? { ...quotedFragment(ask, found.fragment), intent: 'duration' } : null;
}

/** The text beside the steps where it is about this very case, or gives the longest time allowed. */
export function inBodyRather(ask: Ask): Draft | null {
  const told = longest(ask) ?? shortest(ask) ?? onCondition(ask);
  return told ? { ...quotedFragment(ask, told, 2), intent: 'duration' } : null;
}

/** "How long if it is salted?": the sentence with an "if" that has a word no step has. */
function onCondition({ question, post }: Ask): Fragment | null {
  if (!boundCues[question.language].ifSo.test(question.folded)) return null;
  const { ifSo } = boundCues[post.language];
  const isNew = (stem: string) =>
    question.searched.has(stem) && !post.steps.some(({ stems }) => stems.has(stem));
  const told = rankFragments(post, question).find(
    ({ fragment: { kind, durations, folded, stems } }) =>
      isBeside(kind) && durations.length > 0 && ifSo.test(folded) && stems.some(isNew),
  );
  return told?.fragment ?? null;
}

/** "I'm in a hurry", "at least how long?": the sentence on the least time, or for those in a hurry. */
function shortest({ question, post }: Ask) {
  const isHurried = hurry.test(question.folded);
  if (!isHurried && !shortCues[question.language].least.test(question.folded)) return null;
  const { least, keep } = shortCues[post.language];
  const told = rankFragments(post, question).find(
    ({ fragment: { kind, durations, folded } }) =>
      isBeside(kind) &&
      durations.length > 0 &&
      !keep.test(folded) &&
      (hurry.test(folded) || (!isHurried && least.test(folded))),
  );
  return told?.fragment ?? null;
}

/** "What is the longest that I can marinate it?": the sentence with "at most". */
function longest({ question, post }: Ask) {
  if (!shortCues[question.language].most.test(question.folded)) return null;
  const { most } = shortCues[post.language];
  const told = rankFragments(post, question).find(
    ({ fragment: { kind, durations, folded }, coverage }) =>
      kind !== 'ingredient' && durations.length > 0 && most.test(folded) && coverage >= 0.3,
  );
  return told?.fragment ?? null;
}
