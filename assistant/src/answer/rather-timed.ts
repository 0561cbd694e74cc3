import { levelCues, lidCues, momentCues, shortCues } from '../language/cues/tables';
import { isOfManner } from '../language/cues/manner';
import { ordinalIn } from '../language/cues/ordinals';
import { fold } from '../language/fold';
import { lacks } from '../question/may-lack';
import { isAfterTime } from '../retrieval/after-time';
import { cuesOf } from '../retrieval/cues-of';
import { namesDays } from '../retrieval/days';
import { isForOthers } from '../retrieval/for-others';
import { rankFragments } from '../retrieval/rank';
import { isBeside } from '../retrieval/told';
import type { TimeEvent } from '../retrieval/time-events';
import { beforeThat } from './before-that';
import { usesTool } from '../retrieval/uses-tool';
import type { Tool } from '../language/cues/tools';
import { cookersIn } from './absent-tool';
import type { Ask, Draft } from './draft';
import { isOfCooker } from './of-other-cooker';
import { isOfAnother } from './time-of-named';
import { usesNamed } from './timed-choice';
import { isOutside } from './timed-where';
import { isOfOther } from './duration-in-body';
import { shownTimes } from './duration-shown';
import { isShown } from './is-shown';
import { quotedFragment } from './quoted-fragment';
import { subjectsOf } from './subjects';
import { timesByQuestion } from './events-asked';
import { enoughTold, isFarBetter } from './told-shares';

/** Where nothing was found, a time need be told of no more than this. */
const enoughForRefusal = 0.45;
/** Nor of more than this where its sentence is among those that share most with the question. */
const enoughOfNearest = 0.3;
const mostNearest = 2;

/**
 * Of the times that the post tells, the one that is told of what the question names, where the answer
 * found by actions and ingredients is told of far less of it, or is none.
 */
export function ratherTimed(ask: Ask, draft: Draft): Draft | null {
  if (!isReplaceable(ask, draft) || !asksPlainTime(ask)) return null;
  const all = timesByQuestion(ask);
  const isRefused = draft.tier === 'refusal';
  const best = all.find(({ of, share }) => isOfAsked(ask, of, isRefused && share >= enoughTold));
  const isNear = isRefused && best !== undefined && isAmongNearest(ask, best.of);
  const leastOfRefused = isNear ? enoughOfNearest : enoughForRefusal;
  const least = isRefused ? leastOfRefused : enoughTold;
  if (
    best === undefined ||
    !isFarBetter(best, all, (event) => isShown(draft, event.fragment), least)
  )
    return null;
  const { timed, fragment } = best.of;
  return timed === null
    ? { ...quotedFragment(ask, fragment), intent: 'duration' }
    : shownTimes(ask, [timed]);
}

/**
 * Its sentence is among those that share most with the question, which names no cooker and nothing that
 * the recipe has not.
 */
function isAmongNearest({ question, post }: Ask, { fragment }: TimeEvent): boolean {
  if (question.absent.length + cookersIn(question.tools).length > 0) return false;
  const place = rankFragments(post, question).findIndex((one) => one.fragment === fragment);
  return place >= 0 && place < mostNearest;
}

/** "How long can it be frozen?" names nothing but a place: what is told of keeping answers that. */
function isReplaceable(ask: Ask, { tier, intent, isPlaced }: Draft): boolean {
  if (intent === 'duration' && isPlaced === true) return false;
  if (tier === 'post' && intent === 'storage') return subjectsOf(ask).length > 1;
  return (tier === 'post' || tier === 'refusal') && intent !== 'safety' && intent !== 'offtopic';
}

/** "Cooking time?" is said of any heat: that a sentence says "cook" too tells nothing. */
const isBareCook = (ask: Ask) =>
  subjectsOf(ask).length <= 1 && [...ask.question.actions].every((action) => action === 'cook');

/** Neither the dish's own times nor one that is told by its place, order or setting. */
function asksPlainTime(ask: Ask): boolean {
  const { folded, text, intents, cues, language } = ask.question;
  if (!intents.has('duration') || ask.question.isFollowUp) return false;
  if (isBareCook(ask) || shortCues[language].keep.test(folded) || namesDays(folded)) return false;
  const { on, off } = lidCues[language];
  const { high, low } = levelCues[language];
  const others = [cues.times.total, cues.times.prep, on, off, high, low];
  if ([...others, momentCues[language].perSide].some((cue) => cue.test(folded))) return false;
  if (isOfManner(folded, language)) return false;
  return ordinalIn(fold(text)) === null && beforeThat(ask) === null;
}

/**
 * It is no time of keeping, reheating or heating up, unless that is asked for, and no moment.
 * @param mayKeep lets it be one of keeping.
 */
function isOfAsked(ask: Ask, { fragment, duration, timed }: TimeEvent, mayKeep: boolean): boolean {
  const { question, post } = ask;
  const { folded, topic } = fragment;
  const own = cuesOf(post.language);
  const { reheat, actions } = own;
  // "Three hours under foil; all else stays as it is" keeps nothing.
  const isLong = (duration.to ?? duration.from) >= halfDay;
  const isKept = !mayKeep && isLong && shortCues[post.language].keep.test(folded);
  const isFrozen =
    isBeside(fragment.kind) && actions.freeze.test(folded) && !question.actions.has('freeze');
  const isReheated =
    (reheat.test(folded) || reheat.test(topic)) && !question.cues.reheat.test(question.folded);
  const isWarmUp = timed?.actions.has('preheat') === true && !question.actions.has('preheat');
  if (timed !== null && question.ingredients.length > 0 && !usesNamed(ask, timed.step))
    return false;
  if (timed !== null && question.tools.has('oven') && isOutside(timed)) return false;
  if (timed !== null && isOfAnother(ask, timed)) return false;
  if (timed === null && !lacks(question) && isOfCooker(ask, folded)) return false;
  // "Who has no air fryer bakes them for …".
  const namesTool = [...question.tools].some((tool) => own.tools[tool].test(folded));
  const isLacked =
    (isBeside(fragment.kind) && namesTool && shortCues[post.language].lack.test(folded)) ||
    fragment.lacked.some((stem) => question.searched.has(stem));
  // The time of one cooker is none of another's.
  const tellsTool = (tool: Tool) =>
    timed === null
      ? own.tools[tool].test(folded) ||
        own.tools[tool].test(topic) ||
        (tool === 'oven' && actions.bake.test(folded))
      : usesTool(timed.step, tool);
  if (!lacks(question) && !cookersIn(question.tools).every(tellsTool)) return false;
  const isSpare = isLacked && !lacks(question);
  if (isBeside(fragment.kind) && isOfOther(ask, [fragment])) return false;
  if (isFrozen || isSpare || isForOthers(fragment, question, post)) return false;
  return !isKept && !isReheated && !isWarmUp && !isAfterTime(folded, duration, post.language);
}

/** In seconds; what is kept for less is but waiting. */
const halfDay = 43_200;
