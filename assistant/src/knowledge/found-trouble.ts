import type { Language } from '../language/languages';
import { dishKindsIn } from './dish-kinds';
import { knowledgeIn, type Phrase, said, says, type TroubleCard } from './knowledge';
import { dishesOf } from './trouble-dishes';

/** What the question and the post say of the dish. */
interface Dish {
  question: string;
  language: Language;
  /** The post's title, and its language. */
  title: string;
  titleLanguage: Language;
}

/**
 * "Why did it sink in the middle?": the trouble whose sign the question names, for the kind of dish
 * that the question or else the post's title names; null where no sign of that kind is met.
 */
export function foundTrouble({
  question,
  language,
  title,
  titleLanguage,
}: Dish): TroubleCard | null {
  const { troubles } = knowledgeIn(language);
  const asked = dishKindsIn(question, language);
  const kinds = asked.size > 0 ? asked : dishKindsIn(title, titleLanguage);
  const text = said(question, language);
  const found = troubles
    .filter(({ id }) => fits(id, kinds))
    .flatMap((card) =>
      card.signs.filter((sign) => says(sign, text)).map((sign) => ({ card, size: weight(sign) })),
    )
    .toSorted((a, b) => b.size - a.size)[0];
  return found?.card ?? null;
}

const weight = ({ stems, folded }: Phrase) => stems.length * 100 + folded.length;

const fits = (id: string, kinds: ReadonlySet<string>) =>
  (dishesOf[id] ?? []).some((kind) => kind === 'any' || kinds.has(kind));
