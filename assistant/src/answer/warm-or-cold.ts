import { vesselCues, warmthCues } from '../language/cues/tables';
import type { Fragment } from '../retrieval/prepared';
import type { Answerer, Ask } from './draft';
import { quotedFragment } from './quoted-fragment';

/** "Is the cake hot or cold when I pour the syrup over?": where the recipe says how warm it is. */
export const warmOrCold: Answerer = (ask) => {
  const { question, post } = ask;
  if (question.intents.has('storage') || !asksEither(ask)) return null;
  const warmth = warmthCues[post.language];
  const weigh = ({ stems }: Fragment) =>
    [...question.searched]
      .filter((stem) => stems.includes(stem) && !warmth.test(stem))
      .reduce((sum, stem) => sum + post.index.idf(stem), 0);
  const subject = subjectOf(ask);
  const [best] = post.fragments
    .filter(({ kind, folded, isUnfit }) => !isUnfit && kind !== 'body' && warmth.test(folded))
    .filter(({ stems }) => subject === undefined || stems.includes(subject))
    .map((fragment) => ({ fragment, weight: weigh(fragment) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best ? { ...quotedFragment(ask, best.fragment, 2), intent: 'step' } : null;
};

/** One degree of warmth or another: "warm or cold". */
function asksEither({ question: { folded, language } }: Ask): boolean {
  const found = vesselCues[language].or.exec(folded);
  if (found === null) return false;
  const sides = [folded.slice(0, found.index), folded.slice(found.index + found[0].length)];
  return sides.every((side) => warmthCues[language].test(side));
}

/** Of the ingredients that the question names the first one is to be warm. */
const subjectOf = ({ question: { stems, ingredients } }: Ask): string | undefined =>
  stems.find((stem) => ingredients.some(({ head }) => head === stem));
