/** The languages that the assistant itself speaks; two letters each (ISO 639-1). */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'pl', 'ja'] as const;

export type Language = (typeof languages)[number];

const known: ReadonlyMap<string, Language> = new Map(languages.map((one) => [one, one]));

/** The language of a tag without its region: `frr` is no French. */
const baseOf = (tag: string): string => /^[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? '';

/** Takes a language tag such as `de-AT` or `pt_BR`; null where the assistant does not speak it. */
export function languageOf(tag: string): Language | null {
  return known.get(baseOf(tag)) ?? null;
}
