/** What orders to a machine are made of, which a recipe never gives its cook: folded, between commas. */
export interface Orders {
  /** Beginnings of words: "ignore", "forget". */
  setsAside: string;
  /** Beginnings of what is set aside: "instructions", "rules". */
  rules: string;
  /** "You are", "act as". */
  youAre: string;
  /** What one is told to be: "an assistant". */
  machines: string;
  /** Orders of another form, on folded text; null where there are none. */
  whole: RegExp | null;
}
