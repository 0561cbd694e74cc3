const names = new Intl.DisplayNames('en-US', { type: 'language' });

/** What a language is called in English, such as German for `de`; an unknown tag stays as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
