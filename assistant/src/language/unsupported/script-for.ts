/** The script that a language is usually written in, by its tag: `Latn`, `Cyrl`. */
export const scriptFor = (tag: string): string | undefined =>
  new Intl.Locale(tag).maximize().script;
