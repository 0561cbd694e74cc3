import { fold } from '../../language/fold';
import { namesSameForm } from '../../language/forms';
import type { Language } from '../../language/languages';
import { partWords } from '../../language/parts';
import type { Spoken } from '../../retrieval/events';

/** A word of a question, as written and by its stem. */
interface Asked {
  text: string;
  stem: string;
}

const shortestSame = 5;
/** So many letters at the start make a word known in another language. */
const mostlySame = 7;

/** "Silicone", "individual": words that languages share, by their stems. */
export const isSaidAlike = (stem: string, others: Iterable<string>): boolean =>
  stem.length >= shortestSame &&
  [...others].some(
    (other) =>
      other === stem || (stem.length >= mostlySame && other.startsWith(stem.slice(0, mostlySame))),
  );

/**
 * Whether a part of a post in another language speaks of what a word of the question names: a part of
 * the dish, its shape, its tin, or a word that both languages have.
 */
export function namedAcross({ text, stem }: Asked, language: Language, other: Language) {
  const folded = fold(text);
  const parts = partWords(folded, language, other);
  return (spoken: Spoken): boolean =>
    isSaidAlike(stem, spoken.stems) ||
    parts.some((each) => each.test(spoken.folded)) ||
    namesSameForm(folded, language, spoken.folded, other);
}
