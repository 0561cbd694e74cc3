import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { namesSamePart } from '../../language/parts';
import { type Word, words } from '../../language/words';
import { isCompound } from './ingredients-in';
import type { PreparedPost } from '../../retrieval/prepared';

/**
 * The heading of the recipe's ingredients that a question names ("in the glaze"); null where it names
 * none, or where the recipe has no parts.
 */
export function groupIn(
  folded: string,
  all: readonly Word[],
  { ingredients, language }: PreparedPost,
  asked: Language,
): string | null {
  const groups = [...new Set(ingredients.map(({ group }) => group))].filter(
    (group) => group !== null,
  );
  if (groups.length === 0) return null;
  const stems = new Set(all.filter(({ isStop }) => !isStop).map(({ stem }) => stem));
  const own = (group: string) => {
    const inside = ingredients.filter((each) => each.group === group);
    return words(group, language).filter(
      ({ stem, isStop }) => !isStop && !inside.some((each) => each.stems.includes(stem)),
    );
  };
  // "For the onions" means the part "Röstzwiebeln", for all that onions are in it.
  const isEnd = (stem: string) =>
    language === 'de' && [...stems].some((each) => each.length > 3 && isCompound(stem, each));
  const isNamed = (stem: string) => stems.has(stem) || isEnd(stem);
  const byWord = groups.find(
    (group) => asked === language && own(group).some(({ stem }) => isNamed(stem)),
  );
  const byPart = groups.find((group) => namesSamePart(folded, asked, fold(group), language));
  return byWord ?? byPart ?? null;
}
