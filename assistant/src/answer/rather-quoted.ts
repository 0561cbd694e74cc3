import { findFoods } from '../kitchen/foods';
import { momentCues, unsaidCues, writerCues, shortCues } from '../language/cues/tables';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import { mayLack } from '../question/may-lack';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import { made } from './absent-thing';
import { cookersIn, isInPost } from './absent-tool';
import type { Ask, Draft } from './draft';
import { isAmountOf } from './amount-in-text';
import { lacksReason } from './reason';
import type { Intent } from './reply';
import { quoteSpoken } from './spoken-of';
import { sized } from './vessels';

/** A sentence that speaks of so much of the question answers it, where it has what is asked for. */
const enough = 0.75;

const enoughOfVague = 0.55;
const all = 0.95;

const hasSize = ({ folded }: Fragment) => sized.test(folded);

/** A post leaves a choice: "who does not like it can take ...". For folded texts. */
const allows: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:can|could|may|try|use|take|works?|instead|optional)\b/,
  de: /\b(?:kann|kannst|konnt|konnen|nimmt|nimm|nehmt|statt|stattdessen)\b/,
  es: /\b(?:pued\w+|usa\w*|vale|cambi\w*)\b/,
  fr: /\b(?:peu[tx]|pouvez|prenez|utilisez)\b/,
  it: /\b(?:puo|puoi|potete|usa\w*)\b/,
  pt: /\b(?:pode\w*|use|troque)\b/,
  pl: /\b(?:mozna|mozesz|uzyj)\b/,
  ja: /代わり|使え/,
};

/** "The baking time is the same", in any of the languages but Japanese; for folded texts. */
const sameTime =
  /\b(?:(?:same|equal) (?:\w+ )?times?|times? (?:is|are|stays?|remains?) (?:\w+ )?(?:same|unchanged)|just as long|\w*zeit (?:bleibt|ist) (?:\w+ )?(?:gleich|dieselbe)|gleiche \w*zeit|genauso lange?|mismo tiempo|meme (?:temps|duree)|(?:stesso|lo stesso) tempo|mesmo tempo|tyle samo czasu|czas .{0,15}(?:taki sam|ten sam))\b/;

const tellsTime = ({ durations, folded }: Fragment) =>
  durations.length > 0 || sameTime.test(folded);

/** What a sentence must have to answer, by what is asked for; of the others nothing is known. */
function fitting(ask: Ask, intent: Intent): ((fragment: Fragment) => boolean) | null {
  const asksSize = momentCues[ask.question.language].size.test(ask.question.folded);
  if (asksSize) return hasSize;
  // What stands under "No puff?" tells those whom it puffs for nothing.
  const isForAll = ({ lacked }: Fragment) => lacked.length === 0 || mayLack(ask.question);
  if (intent === 'duration') return (each) => tellsTime(each) && isForAll(each);
  if (intent === 'temperature') return ({ heats }) => heats.length > 0;
  if (intent === 'storage' && ask.question.intents.has('duration')) {
    return ({ durations, kind }) => durations.length > 0 && isBeside(kind);
  }
  if (intent === 'storage') return isOfKeeping(ask);
  if (intent === 'amount') return (fragment) => isAmountOf(ask, fragment);
  if (intent === 'substitution') {
    const cue = allows[ask.post.language];
    return ({ kind, folded, topic }) => isBeside(kind) && (cue.test(folded) || cue.test(topic));
  }
  // Each cooker has its own ways: one that the post does not name is not told of.
  const isOfCooker =
    intent === 'equipment' &&
    cookersIn(ask.question.tools).some((tool) => tool !== 'oven' || !isInPost(tool, ask));
  return vague.includes(intent) && !isOfCooker && !isOfWriter(ask)
    ? // What the recipe has not is in none of its steps.
      // No step tells of another dish.
      ({ kind }) => isBeside(kind) || (intent !== 'related' && isSpokenOf(ask))
    : null;
}

/** The recipe lacks no food that the question names, or the post calls something by that name. */
function isSpokenOf(ask: Ask): boolean {
  const { question, post } = ask;
  const { absent, text, language } = question;
  if (absent.length === 0) return true;
  if (language !== post.language) return false;
  return findFoods(text, language)
    .filter(({ food }) => absent.includes(food) && !made.has(food.id))
    .every(({ start, end }) =>
      words(text.slice(start, end), language).every(
        ({ stem }) => post.index.has(stem) || isMadeOfOwn(stem, ask),
      ),
    );
}

/** "Tomatensoße" of a recipe with tomatoes. */
const isMadeOfOwn = (name: string, { post }: Ask) =>
  post.language === 'de' &&
  post.ingredients.some(({ head }) => head !== null && name.startsWith(head) && name !== head);

/** On keeping or on what is left, by its words or its heading; warmed up where that is asked for. */
function isOfKeeping({ question, post }: Ask) {
  const { keep } = shortCues[post.language];
  const own = cuesOf(post.language);
  const cues = question.cues.reheat.test(question.folded) ? [own.reheat] : [keep, own.reheat];
  return ({ kind, folded, topic }: Fragment) =>
    isBeside(kind) &&
    [...cues, own.actions.freeze].some(
      (cue) => cue.test(folded) || (topic !== '' && cue.test(topic)),
    );
}

/** "Where did you go on your walk?" is for the writer alone to say. */
const isOfWriter = ({ question: { folded, language } }: Ask) =>
  writerCues[language].test(folded) || unsaidCues[language].test(folded);

/** Of these nothing is known that a sentence must have. */
const vague: readonly Intent[] = ['other', 'step', 'equipment', 'related'];

/**
 * Instead of saying that the post lacks it: the sentence that speaks of all that the question names
 * and has a time, a temperature, an amount or a size as asked for. Null where there is none.
 */
export function ratherQuoted(ask: Ask, draft: Draft): Draft | null {
  const isGeneral = draft.tier === 'general' && draft.intent === 'storage';
  const isLacking =
    draft.isUnanswered === true || draft.intent === 'related' || draft.intent === 'offtopic';
  if (!isLacking || !(draft.tier === 'refusal' || isGeneral)) return null;
  const intent = intentOf(ask, draft.intent);
  const fits = fitting(ask, intent);
  const isVague = vague.includes(draft.intent) && ask.question.absent.length === 0;
  const least = isVague ? enoughOfVague : enough;
  const quoted = fits && quoteSpoken(ask, { intent, enough: least, fits });
  if (quoted !== null && lacksReason(ask, quoted)) return null;
  return quoted ?? onAbsent(ask, intent);
}

/** What no intent took up is answered by what it asks for. */
function intentOf({ question: { intents } }: Ask, shown: Intent): Intent {
  if (shown === 'other' && intents.has('amount')) return 'amount';
  return shown === 'offtopic' ? 'other' : shown;
}

/** All that the question names is the food that the recipe has not: "what if I use turkey?". */
function onAbsent(ask: Ask, intent: Intent): Draft | null {
  const { absent, cues, folded, language } = ask.question;
  const asksAmount = cues.intents.amount.some((cue) => cue.test(folded));
  if (absent.length === 0 || asksAmount || language !== ask.post.language) return null;
  return quoteSpoken(ask, { intent, enough: all, fits: ({ kind }) => isBeside(kind) });
}
