import { boundCues, methodCues, shortCues, warmedUpCues } from '../language/cues/tables';
import { type Tool, tools as toolNames } from '../language/cues/tools';
import { fold } from '../language/fold';
import { asksLevel } from '../question/asks-heat';
import { lacks } from '../question/may-lack';
import { cuesOf } from '../retrieval/cues-of';
import { fanBefore } from '../retrieval/fan-before';
import { isForOthers } from '../retrieval/for-others';
import { isBound } from '../retrieval/heat-bounds';
import type { HeatEvent } from '../retrieval/heat-events';
import { isInside } from '../retrieval/heats-inside';
import type { Fragment, PreparedPost } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import { usesTool } from '../retrieval/uses-tool';
import { cookersIn } from './absent-tool';
import type { Ask, Draft } from './draft';
import { heatsByQuestion } from './events-asked';
import { isCool } from './heated-step';
import { isShown } from './is-shown';
import { quotedFragment } from './quoted-fragment';
import { enoughTold, isFarBetter, type Told } from './told-shares';

/** Where no heat was found, one need be told of no more than this. */
const enoughForNone = 0.45;
/** Of the strength of a flame there are few, so that less tells which. */
const enoughOfLevel = 0.3;

/**
 * The heat that is told of what the question names, where the answer is of another or is none: that of
 * the loaf, not of the skillet; the flame under the gravy, not the oven's degrees.
 */
export function ratherHeated(ask: Ask, draft: Draft): Draft | null {
  if (!isReplaceable(ask, draft)) return null;
  const isLevel = asksLevel(ask.question);
  const all = heatsByQuestion(ask, (event) => isOfAsked(ask, event, isLevel));
  const [best] = all;
  if (best === undefined) return null;
  const isOfDraft = ({ fragment }: HeatEvent) => isShown(draft, fragment);
  // Few heats are of warming up; with none of them shown, any is nearer.
  const isWarmUp = ask.question.cues.reheat.test(ask.question.folded);
  if (isWarmUp && !all.some(({ of }) => isOfDraft(of))) return heated(ask, best);
  const isOfKind = draft.intent === 'temperature' && all.some(({ of }) => isOfDraft(of));
  const least = isOfKind ? enoughTold : isLevel ? enoughOfLevel : enoughForNone;
  if (!isFarBetter(best, all, isOfDraft, least)) return null;
  return heated(ask, best);
}

const heated = (ask: Ask, { of }: Told<HeatEvent>): Draft => ({
  ...quotedFragment(ask, of.fragment),
  intent: 'temperature',
});

/** A heat of the post, or no answer from it, to a question that asks for no more than a heat. */
function isReplaceable({ question, post }: Ask, { tier, intent, sources }: Draft): boolean {
  const { intents, isFollowUp } = question;
  // "Lukewarm water" is how warm it should be.
  if (sources.some(({ kind }) => kind === 'ingredient') && intent === 'temperature') return false;
  // Yeast that is dissolved does not rise there.
  const { rise } = cuesOf(post.language).actions;
  if (question.actions.has('rise') && sources.some(({ quote }) => rise.test(fold(quote))))
    return false;
  if (!intents.has('temperature') || intents.has('convert') || isFollowUp) return false;
  if (intent === 'storage') return true;
  const isOpen = tier === 'post' || tier === 'refusal';
  return isOpen && intent !== 'safety' && intent !== 'offtopic' && intent !== 'duration';
}

/** It is of the kind asked for: in degrees or in words, inside or around, of this oven, warmed up. */
function isOfAsked({ question, post }: Ask, event: HeatEvent, isLevel: boolean): boolean {
  const { fragment, degrees } = event;
  const { kind, folded, topic } = fragment;
  const { cues, tools, actions } = question;
  const own = cuesOf(post.language);
  if (isLevel !== (degrees === null)) return false;
  const says = (cue: RegExp) => cue.test(folded) || cue.test(topic);
  const isLater = says(warmedUpCues[post.language].later);
  const isWarmed = isBeside(kind) && (isLater || methodCues[post.language].warms.test(folded));
  if (
    cues.reheat.test(question.folded)
      ? !(says(own.reheat) || isWarmed)
      : !isLevel && says(own.reheat)
  ) {
    return false;
  }
  // Milk that is warmed for the yeast is nothing left over.
  const isOfDough = kind === 'step' && degrees !== null && isCool(degrees, post.scale);
  if (isOfDough && cues.reheat.test(question.folded)) return false;
  if (degrees !== null) {
    const asksInner = cues.internal.test(question.folded);
    if (asksInner !== isInside(folded, degrees, post.language)) return false;
    // "Is it fine at 400?" may be past such an end.
    const isIf = boundCues[post.language].ifSo.test(folded) && !/\d{3}/.test(question.folded);
    if (isIf && isBound(folded, degrees, post.language)) return false;
    const isFan = degrees.isFan || (isBeside(kind) && fanBefore(post, fragment) !== null);
    if (!asksInner && isFan !== cues.convert.fan.test(question.folded)) return false;
  }
  const { gasMark } = own.convert;
  if (isBeside(kind) && gasMark.test(folded) && !cues.convert.gasMark.test(question.folded)) {
    return false;
  }
  const isFrozen = isBeside(kind) && says(own.actions.freeze) && !actions.has('freeze');
  if (isFrozen && !cues.reheat.test(question.folded)) return false;
  const namesTool = [...tools].some((tool) => own.tools[tool].test(folded));
  const isLacked =
    (isBeside(kind) && namesTool && shortCues[post.language].lack.test(folded)) ||
    fragment.lacked.some((stem) => question.searched.has(stem));
  if (isLacked && !lacks(question)) return false;
  const isOfCookers = lacks(question) || isOn(cookersIn(tools), fragment, post);
  return isOfCookers && !isForOthers(fragment, question, post);
}

/** The heat of one cooker is none of another's; where a sentence names none, it is the oven's. */
function isOn(cookers: readonly Tool[], fragment: Fragment, post: PreparedPost): boolean {
  if (cookers.length === 0) return true;
  const { kind, folded, topic } = fragment;
  const step = post.steps.find(({ number }) => kind === 'step' && number === fragment.number);
  if (step) return cookers.every((tool) => usesTool(step, tool));
  const { tools } = cuesOf(post.language);
  const says = (tool: Tool) => tools[tool].test(folded) || tools[tool].test(topic);
  const named = cookersIn(new Set(toolNames.filter(says)));
  return cookers.every((tool) => (named.length === 0 ? tool === 'oven' : named.includes(tool)));
}
