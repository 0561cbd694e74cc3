import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { polishStem } from '../language/polish-stem';

/** Words between the parts of a name, which people leave out: "pomme(s) de terre". */
const linking = new Set(
  'of the de d du des di da do dos das del dell della dello dei delle degli al à alla au aux a l la le les el los'.split(
    ' ',
  ),
);

const plain = (word: string) => word;

const endings: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) =>
    word.length < 4
      ? word
      : word
          .replace(/(?<=[a-z]{2})ies$/, 'y')
          .replace(/ie$/, 'y')
          .replace(/(?<=o|sh|ch|x|ss)es$/, '')
          .replace(/(?<=[^su])s$/, '')
          .replace(/lea(?:f|ve)$/, 'leaf')
          .replace(/hal(?:f|ve)$/, 'half'),
  de: (word) => (word.length < 5 ? word : word.replace(/(?:en|e|n)$/, '')),
  es: (word) => (word.length < 4 ? word : word.replace(/s$/, '').replace(/(?<=[^aeiou])e$/, '')),
  pt: (word) =>
    word.length < 4
      ? word
      : word
          .replace(/(?:oes|aes)$/, 'ao')
          .replace(/ns$/, 'm')
          .replace(/s$/, '')
          .replace(/(?<=[rzl])e$/, ''),
  fr: (word) => (word.length < 4 ? word : word.replace(/[sx]$/, '')),
  // Endings tell fish (pesce) from peach (pesca), so that the table names both numbers.
  it: plain,
  // "Mleko kokosowe", "mleka kokosowego": adjectives of foods keep the stem of the food.
  pl: (word) => polishStem(word.replace(/(?<=.{3})ow(?:[aey]|ego|emu|ej|ym|ymi|ych)$/, '')),
  ja: plain,
};

export interface FoodWord {
  /** Without accents and endings. */
  key: string;
  /** Lower case, as written. */
  raw: string;
  /** Where it starts in the text. */
  start: number;
}

const pieces = /[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d'’.%&–-]/gu;
const letters = /\p{L}/u;

/** At most so much of a text is looked at: no name of a food is far into an ingredient's line. */
const longest = 600;

/** A text's words for comparing names; null where a comma or the like parts them. */
export function foodWords(text: string, language: Language): (FoodWord | null)[] {
  const found: (FoodWord | null)[] = [];
  for (const { 0: piece, index: start } of text
    .slice(0, longest)
    .normalize('NFC')
    .toLowerCase()
    .matchAll(pieces)) {
    if (!letters.test(piece)) found.push(null);
    else if (!linking.has(piece)) {
      found.push({ key: endings[language](fold(piece)), raw: piece, start });
    }
  }
  return found;
}
