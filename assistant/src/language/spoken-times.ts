import { type Language, languages } from './languages';
import type { NumberWords } from './numerals';
import { packs } from './packs/packs';

/** The article alone counts minutes and hours: "a second tin" and "one day" are no times. */
const articles: ReadonlySet<string> = new Set(
  "an a one ein eine einer einen un une una un' un’ um uma".split(' '),
);

interface Table {
  values: ReadonlyMap<string, number>;
  /** The words, longest first, as alternatives of a pattern. */
  pattern: string;
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function tableOf({ words, inTimes }: NumberWords): Table {
  const entries = `${words},${inTimes}`
    .split(',')
    .map((entry) => entry.split(/=(?=[^=]*$)/))
    // Those with a condition or an ordinal sign count steps, not times.
    .filter(([word = '', value]) => !/[()[\]?]/.test(word) && Number.isFinite(Number(value)))
    .map(([word = '', value]): [string, number] => [word, Number(value)]);
  const longestFirst = entries.map(([word]) => word).toSorted((a, b) => b.length - a.length);
  return { values: new Map(entries), pattern: longestFirst.map(escaped).join('|') };
}

const tables = new Map(
  languages.flatMap((language) => {
    const { numbers } = packs[language];
    return numbers === null ? [] : [[language, tableOf(numbers)] as const];
  }),
);

/** Number words as alternatives of a pattern for folded texts; empty in Japanese. */
export const spokenNumerals = (language: Language): string => tables.get(language)?.pattern ?? '';

/** What a number word counts; null for any other text. */
export const spokenValue = (word: string, language: Language): number | null =>
  tables.get(language)?.values.get(word) ?? null;

export const isArticle = (word: string): boolean => articles.has(word);

/** The length of "and a half" at the start of a text; 0 where there is none. */
export const halfAfter = (rest: string, language: Language): number =>
  packs[language].numbers?.andHalf.exec(rest)?.[0].length ?? 0;

/** "Hora y media" without a number before it, in any of the languages. */
export const hourAndHalf = 'hora y media|heure et demie|ora e mezz[ao]|hora e meia|hour and a half';
