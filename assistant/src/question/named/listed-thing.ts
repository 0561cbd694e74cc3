import { shortCues } from '../../language/cues/tables';
import type { Question } from '../question';
import { words } from '../../language/words';
import type { PreparedPost } from '../../retrieval/prepared';

const leastShare = 0.6;

/** Whether a reader lacks a thing, or asks whether it is needed. */
const asksNeed = ({ folded, language, intents }: Question): boolean =>
  shortCues[language].lack.test(folded) ||
  shortCues[language].must.test(folded) ||
  intents.has('substitution');

/**
 * The line of the post's equipment list that is about the thing named ("a rack or a folded towel"),
 * where it says more than its name.
 */
export function listedThing(question: Question, post: PreparedPost): string | null {
  if (!asksNeed(question) || question.language !== post.language) return null;
  const { stems } = question;
  const found = (post.recipe?.equipment ?? []).flatMap((line) => {
    const own = words(line, post.language).filter(({ isStop }) => !isStop);
    const has = (stem: string) => own.some((word) => word.stem === stem);
    const share = stems.filter(has).length / Math.max(stems.length, 1);
    const tells = own.some(({ stem }) => !stems.includes(stem));
    return share >= leastShare && tells ? [{ line, share }] : [];
  });
  return found.toSorted((a, b) => b.share - a.share)[0]?.line ?? null;
}
