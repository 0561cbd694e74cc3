/** The words of a language: lower-cased, separated by white space where they are one text. */
export interface Lexicon {
  /** They carry grammar, not a subject: "the", "how", "can". */
  stop: string;
  /** Further frequent words of kitchen questions, by which the language is recognised. */
  common: string;
  /** Further ones that only count as known: they tell a text from one in an unsupported language. */
  more: string;
  /**
   * What a misspelt word may stand for beside foods and the post's words, and what only looks misspelt. Empty
   * where everyday words are not put right.
   */
  everyday: string;
  /** Signs of the language in the spelling of a word, each with its weight; a known word has 1. */
  signs: readonly (readonly [RegExp, number])[];
  /** Words as they are typed on a phone, each with what it is short or mistyped for. */
  shorthand: Readonly<Record<string, string>>;
  /**
   * Words that are written for an ingredient's, since they sound like it; folded. Other misspellings
   * are told by their letters.
   */
  soundAlikes: Readonly<Record<string, string>>;
  /** The ending of plurals that the stemmer keeps apart: "Zwiebel" and "Zwiebeln". */
  plural: RegExp | null;
  /** Plurals and past forms of another root: "2 loaves" of "1 loaf", "it sank" of "it sinks". */
  irregular: Readonly<Record<string, string>>;
  /** Folded. */
  articles: string;
  /** Letters that stand between words which nothing else separates. */
  particles: string;
  /** What stands before a full stop that ends no sentence, without the full stop. */
  abbreviations: string;
}

/** Splits one of a lexicon's fields. */
export function listed(text: string): string[] {
  return text.match(/\S+/gu) ?? [];
}
