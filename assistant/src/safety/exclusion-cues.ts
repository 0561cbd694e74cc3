import type { ExclusionName } from './exclusions';

/** Words that name several groups at once. */
export type NameKey = ExclusionName | 'nuts' | 'shellfish' | 'seafood';

/**
 * How one language speaks of what somebody cannot eat, and the fixed sentences on it. Patterns are
 * for folded texts; none has a nested quantifier, and each gap is bounded.
 */
export interface ExclusionLanguage {
  /** Names of groups and diets, as alternatives of a pattern. */
  names: Readonly<Record<NameKey, RegExp>>;
  /** Says by itself that gluten is left out: "coeliac". */
  coeliac: RegExp;
  /** An allergy or intolerance, whatever it is to. */
  allergy: RegExp;
  /** What a reaction to a food is like: what stands before it in its clause caused it. */
  symptom: RegExp;
  /** Something is not eaten or not tolerated; what follows or stands before says what. */
  avoids: RegExp;
  /** Of these, a choice rather than a need: "does not eat", beside "cannot eat". */
  choice: RegExp;
  /** "Free of", "-free", where no lack of an ingredient is meant. */
  free: RegExp;
  /** Between what somebody is allergic to and the word for it, where it stands first: "nut allergy". */
  tight: RegExp;
  /** Just before an allergy's word: there is none. */
  denied: RegExp;
  /** Where a clause on an allergy ends and a question begins. */
  breaks: RegExp;
  /** Words between "cannot eat" and what. */
  fillers: RegExp;
  /** Asks for something to take, also in other words than "instead". */
  swap: RegExp;
  /** Asks whether the dish may be eaten, or what is in it. */
  suits: RegExp;
  /** Ends just before a food that is not offered: "without the", "instead of". */
  notBefore: RegExp;
  /** Starts just behind a food that is not offered: "-free". */
  notBehind: RegExp;
  say: ExclusionPhrases;
}

interface ExclusionPhrases {
  /** What follows "contains". */
  names: Readonly<Record<ExclusionName, string>>;
  contains: (food: string, what: string) => string;
  mayContain: (food: string, what: string) => string;
  /** Of a diet. */
  unfit: (food: string, diet: string) => string;
  /** The blogger's own words offer it. */
  suggested: (food: string, reason: string) => string;
  /** In brackets, beside a food that the blogger's words offer. */
  fromPost: string;
  /** Nothing known takes its place. */
  noSwap: (food: string, without: string) => string;
  /** The recipe's list has nothing known of it. */
  notListed: (what: string) => string;
  /** A food that the reader would take: nothing known speaks against it. */
  notKnown: (food: string, what: string) => string;
  /** An allergy to something that is not known. */
  askWhich: string;
}
