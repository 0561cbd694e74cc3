import type { FoundFood } from '../kitchen/food-index';
import { foodName } from '../kitchen/foods';
import { lightCues } from '../language/cues/light';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import type { PreparedPost } from '../retrieval/prepared';
import { germanVerbs } from './german-verbs';

/**
 * Stems that a question's words would have in the post: foods by their names in its language.
 * @param folded the question, for verbs that German takes apart
 */
export function searchedIn(
  stems: readonly string[],
  folded: string,
  named: readonly FoundFood[],
  language: Language,
  post: PreparedPost,
): ReadonlySet<string> {
  const isSame = language === post.language;
  const verbs = germanVerbs({ stems, folded, language }, post);
  return new Set([
    ...(isSame ? stems.map((stem) => verbs.get(stem) ?? inPost(stem, post)) : []),
    ...(isSame && language === 'de' ? partsOf(stems, post) : []),
    ...inPostLanguage(named, post),
  ]);
}

const inPost = (stem: string, { index, language }: PreparedPost) =>
  index.has(stem) || language === 'ja' ? stem : (index.alike(stem) ?? stem);

function inPostLanguage(named: readonly FoundFood[], { language }: PreparedPost): string[] {
  return named.flatMap(({ food }) =>
    words(foodName(food, language), language)
      .filter(({ isStop }) => !isStop)
      .map(({ stem }) => stem),
  );
}

const shortestPart = 4;

/** Of compounds that the post has not their first and last parts: "Pilz" of "Pilzsoße". */
const partsOf = (stems: readonly string[], { index }: PreparedPost): string[] =>
  stems
    .filter((stem) => !index.has(stem))
    .flatMap((stem) =>
      Array.from({ length: Math.max(0, stem.length - shortestPart) }, (_, place) => place + 1)
        .flatMap((place) => [stem.slice(0, -place), stem.slice(place)])
        .filter(
          (part) => part.length >= shortestPart && index.has(part) && !lightCues.de.test(part),
        ),
    );
