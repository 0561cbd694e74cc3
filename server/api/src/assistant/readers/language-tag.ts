/** Longest tag that is kept, as BCP 47 advises for fixed fields (RFC 5646, section 4.4.1). */
const maxLength = 35;

/** A browser's language tag in its canonical form; null if it is none by BCP 47, or too long. */
export function languageTag(text: string | undefined): string | null {
  if (text === undefined || text.length > maxLength) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}
