const regions = new Intl.DisplayNames('en', { type: 'region' });

/** A country in English, by its two letters. */
export const countryName = (code: string) => regions.of(code) ?? code;
