import { boundCues, reasonCues, shortCues, troubleCues } from '../language/cues/tables';
import { troubles } from '../language/cues/trouble-names';
import type { Fragment } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import type { Ask, Draft } from './draft';
import type { Intent } from './reply';
import { quoteSpoken } from './spoken-of';

/** So much of what the question names a sentence must speak of, to explain it. */
const enough = 0.6;

/** Intents that a step answers for want of another. */
const vague: readonly Intent[] = ['step', 'other'];

/**
 * "Why was mine dry?", "my dough tears": where only a step was found, the sentence beside the recipe
 * that speaks of it with an "if", a "because" or under a question.
 */
export function ratherExplained(ask: Ask, draft: Draft): Draft | null {
  const { folded, language } = ask.question;
  const isOfStep = draft.sources.every(({ kind }) => kind === 'step');
  if (!vague.includes(draft.intent) || !isOfStep) return null;
  const { of } = troubleCues[language];
  const isTrouble = troubles.some((each) => of[each].test(folded));
  if (!isTrouble && !shortCues[language].why.test(folded)) return null;
  const { ifSo } = boundCues[ask.post.language];
  const { because } = reasonCues[ask.post.language];
  const fits = (each: Fragment) =>
    isBeside(each.kind) &&
    ([ifSo, because].some((cue) => cue.test(each.folded) || cue.test(each.topic)) ||
      /[?？:：]/u.test(each.topic + each.text));
  return quoteSpoken(ask, { intent: 'step', enough, fits });
}
