import type { Language } from './languages';

/**
 * Words that are written for an ingredient's, since they sound like it; folded. Other misspellings are
 * told by their letters.
 */
export const soundAlikes: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    flower: 'flour',
    leaks: 'leeks',
    muscles: 'mussels',
    source: 'sauce',
    serial: 'cereal',
    course: 'coarse',
    chilly: 'chili',
  },
};
