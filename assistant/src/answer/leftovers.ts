import { mannerCues } from '../language/cues/tables';
import type { Fragment } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import type { Answerer } from './draft';
import { quotedFragment } from './quoted-fragment';

/** What is left of a dish, in a question or a post, in any of the languages; for folded texts. */
const left =
  /\b(?:left-?overs?|left over|reste|resten|ubrig(?:e[nrs]?|geblieben\w*)?|sobras?|sobran?|restes|avanz(?:i|at\w*|a)|sobrou|sobraram|resztk\w*|zostal\w*)\b|余[っり]|残[っり]/;

/**
 * "What do I do with leftover dumplings?": what stands under a heading on leftovers, else a sentence
 * beside the recipe that speaks of them. Null where the post does not.
 */
export const leftovers: Answerer = (ask) => {
  const { question, post } = ask;
  const { folded, language, ingredients } = question;
  if (!left.test(folded) || !mannerCues[language].doWith.test(folded)) return null;
  const isOfNamed = ({ stems }: Fragment) =>
    ingredients.length === 0 ||
    ingredients.some((each) => each.head !== null && stems.includes(each.head));
  const fit = post.fragments.filter((each) => isBeside(each.kind) && !each.isUnfit);
  const found =
    fit.find(({ topic }) => left.test(topic)) ??
    fit.find((each) => left.test(each.folded) && isOfNamed(each));
  return found ? { ...quotedFragment(ask, found, 2), intent: 'step' } : null;
};
