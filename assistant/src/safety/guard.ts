import type { Ask, Draft } from '../answer/draft';
import type { Intent } from '../answer/reply';
import { fold } from '../language/fold';
import { asAllergies, type Exclusions, hasExclusions, isAllergic } from './exclusions';
import { findConflicts, type FoundConflict } from './find-conflicts';
import type { Known } from './known-exclusions';
import { packs } from '../language/packs/packs';
import { isOffTarget } from './post-suggestions';
import { swapAnswer } from './swap-answer';
import { allergensAnswer, namesCulprits, verdictAnswer } from './verdict-answer';

/** Fixed words, or none on food. */
const passes: ReadonlySet<Intent> = new Set<Intent>(['safety', 'greeting', 'thanks', 'offtopic']);

/** Facts of the recipe as it is; an allergen in them is named as one, and the fact told. */
const facts: ReadonlySet<Intent> = new Set<Intent>([
  'duration',
  'temperature',
  'convert',
  'scale',
  'ingredient_list',
  'equipment',
  'nutrition',
  'storage',
  'step',
]);
/** Of these, the ones that a question which tells of an allergy may be after. */
const plainFacts: ReadonlySet<Intent> = new Set<Intent>([
  'duration',
  'temperature',
  'convert',
  'scale',
  'ingredient_list',
]);

/** Where a diet alone decides: what is offered, never what the recipe has. */
const offers: ReadonlySet<Intent> = new Set<Intent>(['substitution', 'diet', 'other']);

/** What a draft offers that the reader cannot eat; a verdict names the same foods to warn of them. */
function findDraftConflicts({ question, post }: Ask, draft: Draft, all: Exclusions) {
  // "• butter: oil" names what is replaced.
  const labels = draft.intent === 'diet' ? /^• [^:]{1,60}:/gm : /$^/g;
  // "(not where butter is beaten)": what the tables remark on a substitute offers nothing.
  const remarks = draft.tier === 'general' ? /^(• .{1,200}) \([^()]{1,200}\)$/gm : /$^/g;
  const text = draft.text
    .replace(draft.verdict ?? '', '')
    .replaceAll(labels, '• ')
    .replaceAll(remarks, '$1');
  const quotes =
    draft.intent === 'substitution'
      ? draft.sources.filter(({ kind }) => kind !== 'ingredient').map(({ quote }) => quote)
      : [];
  return findConflicts([text, ...quotes].join('\n'), [question.language, post.language], all);
}

const withWarning = ({ say }: Ask, draft: Draft): Draft =>
  draft.text.includes(say.diet.allergy)
    ? draft
    : { ...draft, text: `${draft.text}\n${say.diet.allergy}` };

/** "Butter contains milk.", before a fact in which it stands. */
function withNotice(ask: Ask, draft: Draft, found: readonly FoundConflict[], all: Exclusions) {
  const notice = verdictAnswer(ask, all, found);
  return {
    ...draft,
    text: `${notice.text}\n${draft.text}`,
    isFixed: true,
  };
}

/**
 * Lets an answer through, or puts a safe one in its place, whoever wrote it: nothing is offered,
 * confirmed or quoted as a substitute that the reader cannot eat.
 */
export function guard(ask: Ask, draft: Draft): Draft {
  const { question } = ask;
  const { said, all } = ask.exclusions;
  const folded = fold(question.text);
  if (asksAllergens.test(folded) && draft.intent !== 'safety') return allergensAnswer(ask);
  if (!hasExclusions(all)) return draft;
  const cues = packs[question.language].exclusions;
  const asksSwap = draft.intent === 'substitution' || question.intents.has('substitution');
  const isSwap = asksSwap || cues.swap.test(folded);
  return all.allergies.length > 0 || all.isUnnamed
    ? guardAllergic(ask, draft, { said, all }, { asksSwap, isSwap })
    : guardDiet(ask, draft, all, isSwap);
}

/** Allergens in general, in any of the languages; for folded texts. */
const asksAllergens = /\ball?ergen(?!ic)\w*|アレルゲン|アレルギー(?:物質|表示)/;

function guardDiet(ask: Ask, draft: Draft, all: Exclusions, isSwap: boolean): Draft {
  if (passes.has(draft.intent)) return draft;
  const isOffer = isSwap || offers.has(draft.intent) || draft.tier === 'house';
  // Our own tables know what may not fit; the blogger's words are held to what certainly does not.
  const bound = draft.tier === 'general' ? asAllergies(all) : all;
  const found = isOffer ? findDraftConflicts(ask, draft, bound) : [];
  if (found.length > 0) {
    return verdictAlone(ask, draft, isSwap) ?? swapAnswer(ask, draft, all, found);
  }
  return isOffer && isAllergic(all) ? withWarning(ask, draft) : draft;
}

/** A verdict without the post's own way beside it, which the reader cannot eat. */
function verdictAlone(ask: Ask, draft: Draft, isSwap: boolean): Draft | null {
  if (draft.verdict === undefined || isSwap) return null;
  const sources = draft.sources.filter(({ kind }) => kind === 'ingredient' || kind === 'step');
  return { ...draft, text: draft.verdict, sources, isFixed: true };
}

interface Wish {
  /** Something to take instead is asked for, by the words of the intent. */
  asksSwap: boolean;
  /** The same, or in wider words: "what can I make it with". */
  isSwap: boolean;
}

function guardAllergic(
  ask: Ask,
  draft: Draft,
  { said, all }: Known,
  { asksSwap, isSwap }: Wish,
): Draft {
  const isSaid = hasExclusions(said);
  const { intent, isUnanswered = false } = draft;
  if (passes.has(intent) && (intent === 'safety' || !isSaid)) return draft;
  const found = findDraftConflicts(ask, draft, all);
  if (found.length > 0) {
    const isFact = !isSwap && (isSaid ? plainFacts : facts).has(intent);
    if (isFact) return withNotice(ask, draft, found, all);
    return isSwap || !isSaid ? swapAnswer(ask, draft, all, found) : verdictAnswer(ask, all, null);
  }
  const isSafe =
    (intent === 'substitution' && draft.tier !== 'refusal' && !isOffTarget(ask, draft)) ||
    draft.tier === 'house' ||
    (intent === 'diet' && !asksSwap && namesCulprits(ask, draft, all)) ||
    // "No bananas for me" asks for no number of servings.
    (plainFacts.has(intent) && !(isSaid && isUnanswered)) ||
    (intent === 'amount' && !asksSwap);
  if (isSafe) return isSaid || isSwap ? withWarning(ask, { ...draft, isFixed: true }) : draft;
  if (asksSwap || (isSwap && isSaid)) return swapAnswer(ask, draft, all, found);
  if (isSaid || intent === 'diet') return verdictAnswer(ask, all, null);
  return draft;
}
