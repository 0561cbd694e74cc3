import { type Language, languageOf } from '../language/languages';
import type { Exclusions } from '../safety/exclusions';
import { findConflicts } from '../safety/find-conflicts';
import { foreignAddresses } from './addresses';
import { isForeign } from './language';
import { contradicts } from './contradiction';
import { leakCheck, obedienceCheck } from './leakage';
import { type Base, type Support, numberCheck } from './numbers/unsupported';
import { touchesSafety } from './safety';

/** Why a model's words are not shown. */
export type Fault =
  | 'number'
  | 'address'
  | 'leak'
  | 'order'
  | 'safety'
  | 'exclusion'
  | 'contradiction'
  | 'language'
  | 'type'
  | 'long';

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
  /** What somebody wrote into the post or the question for a machine. */
  orders: readonly string[];
  /** A tag; `und` of an unknown one. */
  language: string;
}

/** Characters of a whole answer: a reader stands at the stove. */
const longest = 900;

/** In which language a text's number words are read: Chinese ones as Japanese, unknown ones not at all. */
export const numbersIn = (language: string): Language =>
  languageOf(language) ?? (language.startsWith('zh') ? 'ja' : 'en');

/**
 * Makes the check of each sentence of one answer, which are given to it in their order, each with the
 * texts that it rests on.
 */
export function sentenceCheck(bounds: Bounds): (sentence: string, base: Base) => Fault | null {
  const { support, addresses, instructions, secrets, orders, language, exclusions } = bounds;
  const spoken = [
    languageOf(language) ?? 'en',
    languageOf(support.language ?? '') ?? 'en',
  ] as const;
  const unsupported = numberCheck(support);
  const leaks = leakCheck(instructions, secrets);
  const obeys = obedienceCheck(orders);
  const inPost = languageOf(support.language ?? '');
  const isOfPost = inPost !== null && inPost === languageOf(language);
  let length = 0;
  return (sentence, base) => {
    length += sentence.length;
    if (length > longest) return 'long';
    if (leaks(sentence)) return 'leak';
    if (obeys(sentence)) return 'order';
    if (foreignAddresses(sentence, addresses).length > 0) return 'address';
    if (touchesSafety(sentence, language)) return 'safety';
    if (exclusions && findConflicts(sentence, spoken, exclusions).length > 0) return 'exclusion';
    if (unsupported(sentence, numbersIn(language), base).length > 0) return 'number';
    if (isOfPost && contradicts(sentence, base.post, inPost)) return 'contradiction';
    return isForeign(sentence, language) ? 'language' : null;
  };
}
