import { fold } from './fold';
import { languages, type Language } from './languages';
import { listed } from './lexicon';
import { packs } from './packs/packs';
import { stem } from './stem';
import { tokens } from './tokens';

/** A word of a text. */
export interface Word {
  /** Lower-cased, composed. */
  text: string;
  /** The same for the forms of a word, with and without accents. */
  stem: string;
  /** It carries grammar, not a subject: "the", "how", "can". */
  isStop: boolean;
}

const stopWords = new Map(
  languages.map((language) => {
    const stop = listed(packs[language].lexicon.stop);
    return [language, new Set([...stop, ...stop.map(fold)])] as const;
  }),
);

/** Splits a text into words and numbers, each with its stem in that language. */
export function words(text: string, language: Language): Word[] {
  const stop = stopWords.get(language);
  // A post repeats its words, and stemming is what takes the time.
  const known = new Map<string, Word>();
  return tokens(text, language).map((word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = { text: word, stem: stem(word, language), isStop: stop?.has(word) ?? false };
    known.set(word, found);
    return found;
  });
}
