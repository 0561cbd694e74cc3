import { maxQuestionLength } from '@cpal/shared/contract/assistant/assistant';
import { languageOf } from '../language/languages';
import { findUnsupportedLanguage } from '../language/unsupported/find-unsupported-language';
import { findTalkLanguage } from '../language/packs/find-talk';
import { findFrame } from '../language/packs/frames';
import { type Memory } from '../question/memory';
import type { Question } from '../question/question';
import { hasOwnWords } from './greet';
import { shortCues } from '../language/cues/tables';
import { topicOf } from '../insights/topic';
import { rememberedExclusions, unreadExclusions } from '../safety/known-exclusions';
import { hasExclusions, isAllergic } from '../safety/exclusions';
import { guard } from '../safety/guard';
import { isSafeLabel } from '../safety/is-safe-label';
import { twoQuestions } from '../question/two-questions';
import { understand } from '../question/understand';
import { withLast } from '../question/follow-up';
import { isInstruction } from '../retrieval/lines/instructions';
import type { PreparedPost } from '../retrieval/prepared';
import { asksModel } from './asks-model';
import type { Ask, Draft } from './draft';
import { askFor } from './ask-for';
import { factsFor } from './facts';
import { houseAnswer } from './house';
import { hazardDraft } from './hazard';
import { ofLastShown } from './last-shown';
import type { Reply, Setting } from './reply';
import { linkedDraft, linksFor } from './links';
import { seeAlso } from './see-also';
import { traceFor } from './trace';
import { unreadDraft } from './unread';
import { wantsNumber } from './wants-number';
import { rememberedSwap } from './swap/swap-chain';
import { bothAnswered } from './both-answered';
import { chooseDraft, fixedDraft } from './confidence/choose';

/** What a caller knows beside the question. */
export interface ReplyOptions {
  /** Language tags such as the browser's, the most trusted first. */
  languageHints: readonly string[];
  /** Decides between the answers that the post and what is known give; the most trusted where left out. */
  choose?: (ask: Ask) => Draft;
}

/** Words of a question that goes on from another. */
const mostBare = 3;

/**
 * Answers a reader's question from the post, the blogger's own answers and the kitchen tables, without
 * a model. Never throws for any question or post; takes time in proportion to the post's length.
 */
export function reply(setting: Setting<PreparedPost>, asked: string, options: ReplyOptions): Reply {
  const whole = replyToOne(setting, asked, options);
  const language = languageOf(whole.language);
  const parts =
    language === null ? null : twoQuestions(asked.slice(0, maxQuestionLength), language);
  if (parts === null) return whole;
  return bothAnswered(
    setting,
    whole,
    (part, memory, signOff) =>
      replyToOne(
        { ...setting, memory, voice: { ...setting.voice, sign_off: signOff } },
        part,
        options,
      ),
    parts,
  );
}

function replyToOne(
  setting: Setting<PreparedPost>,
  asked: string,
  { languageHints, choose = chooseDraft }: ReplyOptions,
): Reply {
  const { post, memory, voice } = setting;
  const understood = understand(asked, post, memory, languageHints);
  const hints = [memory.language, ...languageHints, post.language].filter((hint) => hint !== null);
  const unsupported =
    findTalkLanguage(asked, [memory.language, languageHints[0]]) ??
    findUnsupportedLanguage(asked, hints);
  if (unsupported !== null) return unsupportedReply(setting, asked, understood, unsupported);
  const ask = askFor(setting, understood, asked);
  const { question, say } = ask;
  const known = ask.exclusions;
  const found = draftFor(ask, setting, choose);
  const isSafe = isSafeLabel([question.language, post.language], known.all);
  const own = setting.links.filter(({ label }) => isSafe(label));
  const draft = linkedDraft(ask, guard(ask, found), own);
  const isVariant = memory.question !== null && question.folded.endsWith(` ${understood.folded}`);
  const {
    allergies: _allergies,
    diets: _diets,
    swap: _swap,
    ...kept
  } = remembered(memory, question, draft, isVariant);
  const swap = rememberedSwap(ask, draft);
  const next = {
    ...kept,
    ...rememberedExclusions(known.all),
    ...(swap === undefined ? {} : { swap }),
  };
  const spokenOf = post.ingredients[next.ingredient ?? -1];
  const isFirst = memory.question === null;
  const isSigned =
    (isFirst || draft.intent === 'thanks') &&
    voice.sign_off.trim() !== '' &&
    hasOwnWords(voice, question.language);
  const signOff = isSigned ? voice.sign_off.trim() : null;
  const { intent, tier, isFixed = false } = draft;
  return {
    text: signOff === null ? draft.text : `${draft.text}\n${signOff}`,
    tier,
    language: question.language,
    sources: [...draft.sources, ...seeAlso(ask, draft)],
    related: [...(draft.related ?? [])].filter(({ title }) => isSafe(title)),
    links: linksFor(own, `${asked} ${draft.text}`, question),
    intent,
    topic: topicOf(question, intent, spokenOf),
    isUnanswered: draft.isUnanswered ?? false,
    notFound: null,
    isFixed,
    asksModel: asksModel({
      intent,
      tier,
      isFixed,
      isAcross: question.language !== (post.post.language ?? question.language),
      asked: question.intents,
      asksWhy: shortCues[question.language].why.test(question.folded),
    }),
    facts: factsFor(ask, draft),
    wantsNumber: wantsNumber(ask, draft),
    memory: next,
    exclusions: known.all,
    warning: isAllergic(known.all) ? say.diet.allergy : null,
    signOff,
    trace: traceFor({ intents: question.intents, exclusions: known.all, found, shown: draft }),
  };
}

/**
 * To a question in a language of which the engine knows no words: the blogger's own answer to the same
 * question, an answer to small talk, else what a model makes of it, and without one an honest sentence.
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
  const isFixed = isGuarded || isOrder;
  const { title } = post.post;
  const draft = own ?? unreadDraft({ message: asked, language, title, isOrder, exclusions });
  const { intent, text, tier, sources, isUnanswered = false } = draft;
  return {
    text,
    tier,
    language,
    sources: [...sources],
    related: [],
    links: isGuarded ? [] : linksFor(links, asked, question),
    intent,
    topic: [intent],
    isUnanswered,
    isFixed,
    asksModel: asksModel({ intent, tier, isFixed, isAcross: true, asked: [], asksWhy: false }),
    notFound: findFrame(language)?.missing ?? null,
    facts: [],
    wantsNumber: false,
    memory: {
      ...memory,
      language,
      question: asked.slice(0, maxQuestionLength),
      ...rememberedExclusions(exclusions),
    },
    exclusions,
    warning: null,
    signOff: null,
    trace: traceFor({ intents: [], exclusions, found: draft, shown: draft }),
  };
}

function draftFor(ask: Ask, { house }: Setting<PreparedPost>, choose: (ask: Ask) => Draft): Draft {
  const danger = hazardDraft(ask);
  if (danger !== null) return danger;
  const own = houseAnswer(ask.question, ask.post, house);
  if (own !== null && !isInstruction(ask.question.folded, ask.question.language)) return own;
  const answer = (each: Ask) => fixedDraft(each) ?? choose(each);
  const draft = ofLastShown(ask, answer) ?? answer(ask);
  return draft.tier === 'refusal' ? (goingOn(ask, answer) ?? draft) : draft;
}

/** "And for the second one?": what was asked before, where the question alone has no answer. */
function goingOn(ask: Ask, answer: (ask: Ask) => Draft): Draft | null {
  const { question, memory, post } = ask;
  const { isFollowUp, ingredients, foods, stems } = question;
  const isBare = ingredients.length + foods.length === 0 && stems.length <= mostBare;
  if (!isFollowUp || !isBare || isInstruction(question.folded, question.language)) return null;
  const whole = withLast(question, memory, post);
  if (whole === question) return null;
  const draft = answer({ ...ask, question: whole });
  // The amount of what was asked before is none of another thing's.
  return draft.tier === 'post' && draft.intent !== 'amount' ? draft : null;
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
