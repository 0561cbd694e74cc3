import { type Language, languageOf } from '../language/languages';
import type { Exclusions } from '../safety/exclusions';
import { findConflicts } from '../safety/find-conflicts';
import { foreignAddresses } from './addresses';
import { isForeign } from './language';
import { leakCheck } from './leakage';
import { type Support, numberCheck } from './numbers/unsupported';
import { touchesSafety } from './safety';

/** Why a model's words are not shown. */
export type Fault = 'number' | 'address' | 'leak' | 'safety' | 'exclusion' | 'language' | 'long';

/** What a model's words are held to. */
export interface Bounds {
  support: Support;
  /** What the reader cannot eat; none where left out. */
  exclusions?: Exclusions;
  /** The post's, the blog's and the blogger's own. */
  addresses: readonly string[];
  /** What the model was told, and what of it nobody may see. */
  instructions: string;
  secrets: readonly string[];
  /** A tag; `und` of an unknown one. */
  language: string;
}

/** Characters of a whole answer: a reader stands at the stove. */
const longest = 900;

/** In which language a text's number words are read: Chinese ones as Japanese, unknown ones not at all. */
const numbersIn = (language: string): Language =>
  languageOf(language) ?? (language.startsWith('zh') ? 'ja' : 'en');

/** Makes the check of each sentence of one answer, which are given to it in their order. */
export function sentenceCheck(bounds: Bounds): (sentence: string) => Fault | null {
  const { support, addresses, instructions, secrets, language, exclusions } = bounds;
  const spoken = [
    languageOf(language) ?? 'en',
    languageOf(support.language ?? '') ?? 'en',
  ] as const;
  const unsupported = numberCheck(support);
  const leaks = leakCheck(instructions, secrets);
  let length = 0;
  return (sentence) => {
    length += sentence.length;
    if (length > longest) return 'long';
    if (leaks(sentence)) return 'leak';
    if (foreignAddresses(sentence, addresses).length > 0) return 'address';
    if (touchesSafety(sentence, language)) return 'safety';
    if (exclusions && findConflicts(sentence, spoken, exclusions).length > 0) return 'exclusion';
    if (unsupported(sentence, numbersIn(language)).length > 0) return 'number';
    return isForeign(sentence, language) ? 'language' : null;
  };
}
