import { lastAsked } from '../question/last-asked';
import type { Fragment } from '../retrieval/prepared';
import { isBeside, isTold } from '../retrieval/lines/told';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import { subjectsOf } from './told/subjects';

/** "How hot?", "and how long for those?": so few words name nothing. */
const mostWords = 6;

/**
 * "Can I make cupcakes?" – "How long for those?": a time or a heat of nothing that is named belongs to
 * what was shown last, where that stood beside the recipe and its paragraph has such a figure.
 * @param answered the answer to a question
 */
export function ofLastShown(ask: Ask, answered: (ask: Ask) => Draft): Draft | null {
  const fits = figureAsked(ask);
  if (fits === null || subjectsOf(ask).length > 0) return null;
  const last = lastAsked(ask.memory, ask.post);
  if (last === null) return null;
  const [shown] = answered({ ...ask, question: last }).sources;
  if (shown === undefined || !(shown.kind === 'note' || shown.kind === 'body')) return null;
  const at = ask.post.fragments.find(
    ({ text, kind }) => isBeside(kind) && shown.quote.includes(text),
  );
  const isThere = ({ kind, number, section }: Fragment) =>
    kind === at?.kind && number === at.number && section === at.section;
  const found = ask.post.fragments.find((each) => isThere(each) && isTold(each) && fits(each));
  return found ? { ...quotedFragment(ask, found), intent: intentOf(ask) } : null;
}

/** What a sentence must have; null for questions that ask for no figure or name their own thing. */
function figureAsked({ question, memory }: Ask): ((fragment: Fragment) => boolean) | null {
  const { intents, ingredients, foods, actions, tools, group, cues, folded, text } = question;
  const named = ingredients.length + foods.length + actions.size + tools.size;
  if (memory.question === null || named > 0 || group !== null) return null;
  if (cues.times.total.test(folded) || cues.times.prep.test(folded)) return null;
  if (text.split(/\s+/).length > mostWords) return null;
  if (intents.has('temperature')) return ({ heats }) => heats.length > 0;
  return intents.has('duration') ? ({ durations }) => durations.length > 0 : null;
}

const intentOf = ({ question: { intents } }: Ask): Draft['intent'] =>
  (['temperature', 'storage'] as const).find((each) => intents.has(each)) ?? 'duration';
