/** Words of a language, lower-cased, separated by white space. */
export interface Lexicon {
  /** They carry grammar, not a subject: "the", "how", "can". */
  stop: string;
  /** Further frequent words of kitchen questions, by which the language is recognised. */
  common: string;
}

/** Splits one of a lexicon's fields. */
export function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}
