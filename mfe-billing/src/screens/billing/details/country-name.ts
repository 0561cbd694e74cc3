let regions: Intl.DisplayNames | undefined;

/** A country in English, by its two letters. The names are loaded with the first one that is asked for. */
export function countryName(code: string): string {
  regions ??= new Intl.DisplayNames('en', { type: 'region' });
  return regions.of(code) ?? code;
}
