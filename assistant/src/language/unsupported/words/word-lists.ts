/** Frequent words of questions about cooking, lower-cased, by the language's tag; between white space. */
export type WordLists = Readonly<Record<string, string>>;
