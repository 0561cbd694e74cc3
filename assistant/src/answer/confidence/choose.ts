import { withCanningAdvice } from '../talk/canning';
import { type Candidate, candidatesFor, candidatesWithout, lacking } from '../candidates';
import { inAskedScale } from '../convert/convert-heat';
import { hasExclusions } from '../../safety/exclusions';
import type { Ask, Draft } from '../draft';
import { fixed } from '../table';
import { subjectsOf } from '../told/subjects';
import { minConfidence } from './confidence';
import { consideredAnswers } from './considered-answers';
import { isOfAskedAppliance } from './of-asked-appliance';
import { type Weighed, weigh } from './weigh';

/** Fixed words, refusals and warnings, which nothing is weighed against. */
export function fixedDraft(ask: Ask): Draft | null {
  for (const answer of fixed) {
    const draft = answer(ask);
    if (draft !== null) return finish(ask, draft);
  }
  return null;
}

/** The most trusted candidate; where none is trusted, an honest word with what comes nearest. */
export const chooseDraft = (ask: Ask): Draft => chooseAbove(minConfidence, ask);

/** The same with another bound: 0 to 1. */
export const chooseAbove = (min: number, ask: Ask): Draft =>
  chooseFrom(ask, candidatesFor(ask), min);

/** Chooses as if what makes these answers were not there: to measure what it is worth. */
export const chooseWithout =
  (from: string) =>
  (ask: Ask): Draft =>
    chooseFrom(ask, candidatesWithout(new Set([from]))(ask).values(), minConfidence);

function chooseFrom(
  ask: Ask,
  candidates: Iterator<Candidate> & Iterable<Candidate>,
  min: number,
): Draft {
  const { value: first } = candidates.next();
  if (first === undefined) return finish(ask, lacking(ask));
  if (exact.has(first.from) || isExact(ask, first.draft)) return finish(ask, first.draft);
  const answers = weigh(ask, [first, ...candidates])
    .filter(({ draft }) => draft.tier !== 'refusal')
    .toSorted((a, b) => b.confidence - a.confidence);
  const isFitting = isOfAskedAppliance(ask);
  const fitting = answers.filter(({ draft }) => isFitting(draft));
  const chosen = trusted(fitting, min) ?? honest(ask, first.draft, answers);
  return { ...finish(ask, chosen), considered: consideredAnswers(answers) };
}

function trusted([best]: readonly Weighed[], min: number): Draft | null {
  return best !== undefined && best.confidence >= min ? best.draft : null;
}

/**
 * Where no answer is trusted: a refusal that came first, what holds for such a dish in general, what
 * comes nearest, or that the post lacks it.
 */
const honest = (ask: Ask, first: Draft, answers: readonly Weighed[]): Draft =>
  first.tier === 'refusal'
    ? first
    : (answers.find(({ draft }) => isOfTables(draft))?.draft ??
      nearestOf(ask, answers) ??
      lacking(ask));

/** Their first answer goes on from a swap, or speaks of all that is asked. */
const exact: ReadonlySet<string> = new Set(['elseInstead', 'freezing']);

/** Nothing is guessed, or no words of the post could weigh it, as what goes on from a swap. */
const isExact = (ask: Ask, draft: Draft): boolean =>
  isNextStep(ask, draft) ||
  isListing(ask, draft) ||
  isOfFigures(ask, draft) ||
  isTimeOfCard(ask, draft);

/** The order of the steps decides: "what's next?". */
const isNextStep = ({ memory }: Ask, { isPlaced }: Draft): boolean =>
  isPlaced === true && memory.step !== null;

/** Other posts of the blog. */
const isListing = ({ question }: Ask, { related = [] }: Draft): boolean =>
  related.length > 0 && question.intents.has('related');

/** "9 x 13 inch in cm?", "for 12 people?": computed of figures that stand in the question. */
const isOfFigures = ({ question }: Ask, { intent, tier }: Draft): boolean =>
  tier !== 'refusal' &&
  (intent === 'scale' || (intent === 'convert' && question.intents.has('convert'))) &&
  /\p{Nd}/u.test(question.text);

/** "How long does it take?", where the card says it and the question names nothing else. */
const isTimeOfCard = (ask: Ask, { isOfCard }: Draft): boolean =>
  isOfCard === true && subjectsOf(ask).length === 0;

/** How long such a dish keeps, of which the post tells nothing: official figures, and said to be so. */
const isOfTables = ({ intent, tier }: Draft): boolean => intent === 'storage' && tier === 'general';

/** Below it a sentence is not even near to the question. */
const minNearness = 0.25;

/** The sentence that comes nearest, offered as no more than that; none to who cannot eat everything. */
function nearestOf(ask: Ask, answers: readonly Weighed[]): Draft | null {
  if (hasExclusions(ask.exclusions.all)) return null;
  const found = answers.find(
    ({ draft: { tier, sources, text } }) =>
      tier === 'post' &&
      sources.length === 1 &&
      sources.every(({ kind, quote }) => kind !== 'ingredient' && text.includes(quote)),
  );
  const [source] = found?.draft.sources ?? [];
  if (found === undefined || source === undefined || found.confidence < minNearness) return null;
  const { missing: say } = ask.say;
  return {
    ...lacking(ask),
    text: `${say.nearest(source.quote)}\n${say.passedOn}`,
    sources: [source],
  };
}

/** Puts to an answer what must stand with it. */
export const finish = (ask: Ask, draft: Draft): Draft =>
  withCanningAdvice(ask, inAskedScale(ask, draft));
