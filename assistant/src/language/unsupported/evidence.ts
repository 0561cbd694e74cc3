import { knownIn } from '../detect';
import { fold } from '../fold';
import { languageOf, languages } from '../languages';
import { listed as split } from '../lexicon';
import { packs } from '../packs/packs';
import { learnSpelling } from './spelling';
import { balticAndUralic } from './words/baltic-and-uralic';
import { cyrillic } from './words/cyrillic';
import { germanic } from './words/germanic';
import { otherScripts } from './words/other-scripts';
import { romance } from './words/romance';
import { slavic } from './words/slavic';
import { turkicAndOthers } from './words/turkic-and-others';
import type { WordLists } from './words/word-lists';

/** How much something says for each of several languages, by their tags. */
export type Weights = ReadonlyMap<string, number>;

const latin: WordLists = {
  ...germanic,
  ...romance,
  ...slavic,
  ...balticAndUralic,
  ...turkicAndOthers,
};

/** The unsupported languages that are told apart in the Latin script. */
export const latinLanguages: readonly string[] = Object.keys(latin).filter(
  (tag) => languageOf(tag) === null,
);

const lists: readonly (readonly [string, readonly string[]])[] = Object.entries({
  ...latin,
  ...cyrillic,
  ...otherScripts,
})
  .filter(([tag]) => languageOf(tag) === null)
  .map(([tag, words]) => [tag, split(words)]);

const supportedLists = languages.map(
  (language) => [language, split(packs[language].lexicon.more)] as const,
);

/** A word typed without its accents says a little less. */
const unaccented = 0.8;

function tableOf(words: Iterable<readonly [string, readonly string[]]>) {
  const table = new Map<string, Map<string, number>>();
  const put = (word: string, tag: string, weight: number): void => {
    const known = table.get(word) ?? new Map<string, number>();
    known.set(tag, Math.max(known.get(tag) ?? 0, weight));
    table.set(word, known);
  };
  for (const [tag, list] of words) {
    for (const word of list) {
      put(fold(word), tag, unaccented);
      put(word, tag, 1);
    }
  }
  return table;
}

const table = tableOf(lists);
const supportedTable = tableOf(supportedLists);
const none: Weights = new Map();

/** The unsupported languages whose list has a word. */
export const listedIn = (word: string): Weights => table.get(word) ?? none;

/** The supported languages that have a word. */
export function supportedIn(word: string): Weights {
  const known: Weights = knownIn(word);
  const more = supportedTable.get(word);
  return more === undefined ? known : new Map([...known, ...more]);
}

/** Guesses the language of a word that no list has; the shares of all languages add up to 1. */
export const guessed: (word: string) => Weights = learnSpelling([
  ...lists,
  ...supportedLists.map(([language, more]) => {
    const { stop, common } = packs[language].lexicon;
    return [language, [...split(stop), ...split(common), ...more]] as const;
  }),
]);
