import type { FoundFood } from '../../kitchen/food-index';
import { foodName } from '../../kitchen/foods';
import { actions } from '../../language/cues/cues';
import { deedsIn } from '../../language/cues/deeds';
import { lightCues } from '../../language/cues/tables';
import { tools } from '../../language/cues/tools';
import type { Language } from '../../language/languages';
import { standInsFor } from '../../language/synonyms';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { PreparedPost } from '../../retrieval/prepared';
import { germanVerbs } from '../spelling/german-verbs';

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
    ...(isSame ? stems.map((stem) => verbs.get(stem) ?? inPost(stem, folded, post)) : []),
    ...(isSame && language === 'de' ? partsOf(stems, post) : []),
    ...inPostLanguage(named, post),
  ]);
}

const inPost = (stem: string, folded: string, post: PreparedPost) =>
  post.index.has(stem) || post.language === 'ja'
    ? stem
    : (post.index.alike(stem) ?? standIn(stem, folded, post) ?? stem);

/**
 * The word of the post that may be said for one that it has not; null for none. Actions, deeds and
 * tools are known by their cues, and light words name nothing.
 */
function standIn(stem: string, folded: string, { index, language }: PreparedPost): string | null {
  const cues = cuesOf(language);
  const isCued = (word: string) =>
    lightCues[language].test(word) ||
    deedsIn(word, language).size > 0 ||
    actions.some((each) => cues.actions[each].test(word)) ||
    tools.some((each) => cues.tools[each].test(word));
  const said = words(folded, language).filter((word) => word.stem === stem);
  if (stem.length < shortestPart || said.some(({ text }) => isCued(text))) return null;
  return standInsFor(stem, language).find((each) => index.has(each)) ?? null;
}

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
