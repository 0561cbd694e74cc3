/** Number words of a language, without accents. */
export interface NumberWords {
  /** `two=2`, separated by commas; words that are also something else are left out. */
  words: string;
  /** A dozen, with an article or a number before it. */
  dozen: RegExp;
  /** Articles that mean one, where people, portions or measures follow. */
  single: RegExp;
  /** Further ones before a unit of time, as `half an=0.5`; articles too. */
  inTimes: string;
  /** What follows an hour or a day and adds half of it: "hora y media". */
  andHalf: RegExp;
}
