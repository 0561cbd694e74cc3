import { maxQuestionLength } from '@cpal/shared/contract/assistant';
import { findUnsupportedLanguage } from '../language/unsupported/find-unsupported-language';
import { unsupportedSentence } from '../language/unsupported/sentences';
import { type Memory } from '../question/memory';
import type { Question } from '../question/question';
import { topicOf } from '../insights/topic';
import {
  knownExclusions,
  rememberedExclusions,
  unreadExclusions,
} from '../safety/known-exclusions';
import { hasExclusions, isAllergic } from '../safety/exclusions';
import { guard } from '../safety/guard';
import { isSafeLabel } from '../safety/is-safe-label';
import { inferred } from '../question/infer';
import { understand } from '../question/understand';
import { carriedOn, withLast } from '../question/follow-up';
import { isInstruction } from '../retrieval/instructions';
import { phrasesOf } from '../retrieval/phrases-of';
import type { PreparedPost } from '../retrieval/prepared';
import { rankFragments } from '../retrieval/rank';
import { withCanningAdvice } from './canning';
import { inAskedScale } from './convert-heat';
import type { Ask, Draft } from './draft';
import { houseAnswer } from './house';
import { hazardDraft } from './hazard';
import { hasKeyword, stemsIn } from './keywords';
import { ofLastShown } from './last-shown';
import { missing } from './missing';
import type { Affiliate, Reply, Setting } from './reply';
import { secondLook } from './second-look';
import { seeAlso } from './see-also';
import { answerers } from './table';

/** What a caller knows beside the question. */
export interface ReplyOptions {
  /** Language tags such as the browser's, the most trusted first. */
  languageHints: readonly string[];
}

const mostPassages = 5;
/** Of an answer with many sources, such as a list, so many. */
const mostOfAnswer = 3;
const mostLinks = 2;
/** Words of a question that goes on from another. */
const mostBare = 3;

/**
 * Answers a reader's question from the post, the blogger's own answers and the kitchen tables, without
 * a model. Never throws for any question or post; takes time in proportion to the post's length.
 */
export function reply(
  setting: Setting<PreparedPost>,
  asked: string,
  { languageHints }: ReplyOptions,
): Reply {
  const { post, memory, voice } = setting;
  const understood = understand(asked, post, memory, languageHints);
  const hints = [memory.language, ...languageHints, post.language].filter((hint) => hint !== null);
  const unsupported = findUnsupportedLanguage(asked, hints);
  if (unsupported !== null) return unsupportedReply(setting, asked, understood, unsupported);
  const question = inferred(carriedOn(understood, memory, post), post);
  const say = phrasesOf(question.language, voice.address_form);
  const ask: Ask = { question, post, memory, say, tone: voice.tone, blog: setting.blog };
  const known = knownExclusions(asked, question.language, memory);
  const draft = guard(ask, draftFor(ask, setting), known);
  const isSafe = isSafeLabel([question.language, post.language], known.all);
  const isVariant = memory.question !== null && question.folded.endsWith(` ${understood.folded}`);
  const {
    allergies: _allergies,
    diets: _diets,
    ...kept
  } = remembered(memory, question, draft, isVariant);
  const next = { ...kept, ...rememberedExclusions(known.all) };
  const spokenOf = post.ingredients[next.ingredient ?? -1];
  const isFirst = memory.question === null;
  const signOff = voice.sign_off.trim();
  const text =
    (isFirst || draft.intent === 'thanks') && signOff !== ''
      ? `${draft.text}\n${signOff}`
      : draft.text;
  return {
    text,
    tier: draft.tier,
    language: question.language,
    sources: [...draft.sources, ...seeAlso(ask, draft)],
    related: [...(draft.related ?? [])].filter(({ title }) => isSafe(title)),
    links: linksFor(setting.links, `${asked} ${draft.text}`, question).filter(({ label }) =>
      isSafe(label),
    ),
    intent: draft.intent,
    topic: topicOf(question, draft.intent, spokenOf),
    isUnanswered: draft.isUnanswered ?? false,
    asksModel: draft.asksModel ?? false,
    passages: passagesFor(post, question, draft),
    memory: next,
    exclusions: known.all,
    warning: isAllergic(known.all) ? say.diet.allergy : null,
  };
}

/**
 * To a question in a language of which the engine knows no words: the blogger's own answer to the same
 * question, else what a model makes of it, and without one an honest sentence. It is never off topic.
 */
function unsupportedReply(
  { post, memory, house, links }: Setting<PreparedPost>,
  asked: string,
  question: Question,
  language: string,
): Reply {
  const { all: exclusions } = unreadExclusions(asked, memory);
  // No check reads what is offered in such a language to somebody who cannot eat everything.
  const isGuarded = hasExclusions(exclusions);
  const own = isGuarded ? null : houseAnswer(question, post, house);
  const isOrder = isInstruction(question.folded, question.language);
  const { text, tier, sources } = own ?? {
    text: unsupportedSentence(language),
    tier: 'refusal',
    sources: [],
  };
  return {
    text,
    tier,
    language,
    sources: [...sources],
    related: [],
    links: isGuarded ? [] : linksFor(links, asked, question),
    intent: 'other',
    topic: ['other'],
    isUnanswered: own === null,
    asksModel: own === null && !isOrder && !isGuarded,
    passages: passagesFor(post, question, { sources }),
    memory: {
      ...memory,
      language,
      question: asked.slice(0, maxQuestionLength),
      ...rememberedExclusions(exclusions),
    },
    exclusions,
    warning: null,
  };
}

/** What the answer stands on, then the nearest of the rest. */
function passagesFor(
  post: PreparedPost,
  question: Question,
  { sources }: Pick<Draft, 'sources'>,
): string[] {
  const own = sources
    .filter(({ kind }) => kind !== 'kitchen' && kind !== 'house')
    .slice(0, mostOfAnswer)
    .map(({ quote }) => quote);
  const others = rankFragments(post, question)
    .map(({ fragment }) => fragment.text)
    .filter((text) => !own.some((quote) => quote.includes(text)));
  return [...new Set([...own, ...others])].slice(0, mostPassages);
}

function draftFor(ask: Ask, { house }: Setting<PreparedPost>): Draft {
  const danger = hazardDraft(ask);
  if (danger !== null) return danger;
  const own = houseAnswer(ask.question, ask.post, house);
  if (own !== null && !isInstruction(ask.question.folded, ask.question.language)) return own;
  const draft = ofLastShown(ask, fromPost) ?? fromPost(ask);
  return draft.tier === 'refusal' ? (goingOn(ask) ?? draft) : draft;
}

/** "And for the second one?": what was asked before, where the question alone has no answer. */
function goingOn(ask: Ask): Draft | null {
  const { question, memory, post } = ask;
  const { isFollowUp, ingredients, foods, stems } = question;
  const isBare = ingredients.length + foods.length === 0 && stems.length <= mostBare;
  if (!isFollowUp || !isBare || isInstruction(question.folded, question.language)) return null;
  const whole = withLast(question, memory, post);
  if (whole === question) return null;
  const draft = fromPost({ ...ask, question: whole });
  // The amount of what was asked before is none of another thing's.
  return draft.tier === 'post' && draft.intent !== 'amount' ? draft : null;
}

function fromPost(ask: Ask): Draft {
  for (const answer of answerers) {
    const draft = answer(ask);
    if (draft !== null) {
      return withCanningAdvice(ask, inAskedScale(ask, secondLook(ask, draft)));
    }
  }
  const [absent] = ask.question.absent;
  return inAskedScale(ask, secondLook(ask, missing(ask, 'other', absent)));
}

/** Small talk leaves what was spoken of as it was. */
function remembered(memory: Memory, question: Question, draft: Draft, isVariant: boolean): Memory {
  const isTalk = ['greeting', 'thanks', 'offtopic'].includes(draft.intent);
  // A sentence of the post may have told what was asked for.
  const told = (['duration', 'substitution'] as const).find((each) => question.intents.has(each));
  const intent = (draft.intent === 'step' ? told : undefined) ?? draft.intent;
  return {
    ...memory,
    ...(isTalk ? {} : { intent }),
    language: question.language,
    // "And the second time?" is taken up with what was asked before, which the next one may vary too.
    question: isVariant ? memory.question : question.text,
    ...draft.memory,
  };
}

/** The blogger's links whose keywords the question or the answer has. */
function linksFor(links: readonly Affiliate[], text: string, { language }: Question) {
  const stems = stemsIn(text, language);
  return links
    .filter(({ keywords }) => hasKeyword(keywords, stems, language))
    .slice(0, mostLinks)
    .map(({ label, url }) => ({ label, url }));
}
