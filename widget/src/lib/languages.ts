/** The languages that the widget itself speaks; English where a reader reads none of them. */
const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'pl', 'ja'] as const;

export type Language = (typeof languages)[number];

const known = (tag: string | null): Language | undefined =>
  languages.find((language) => language === tag?.slice(0, 2).toLowerCase());

/**
 * The first language of a reader that the widget speaks, else the blog's, else English.
 * @param blog two letters, or null.
 */
export const readersLanguage = (blog: string | null): Language =>
  navigator.languages.map(known).find(Boolean) ?? known(blog) ?? 'en';
