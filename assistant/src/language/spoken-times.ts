import type { Language } from './languages';
import { numerals } from './numerals';

/** How times are told in words in one language; all without accents. */
interface SpokenTimes {
  /** Numbers beside the numerals, as `half an=0.5`; articles too, since a unit of time follows. */
  words: string;
  /** What stands after an hour or a day and adds half of it: "hora y media". */
  andHalf: RegExp;
}

const spoken: Record<Exclude<Language, 'ja'>, SpokenTimes> = {
  en: {
    words:
      'one=1,an=1,a=1,half an=0.5,half a=0.5,a quarter of an=0.25,3 quarters of an=0.75,three quarters of an=0.75,one and a half=1.5,two and a half=2.5,a couple of=2',
    andHalf: /^ and a half\b/,
  },
  de: {
    words:
      'eine=1,einer=1,einen=1,ein=1,sieben=7,siebzig=70,neunzig=90,eine halbe=0.5,einer halben=0.5,halbe=0.5,eine viertel=0.25,eine dreiviertel=0.75,dreiviertel=0.75,zweieinhalb=2.5,dreieinhalb=3.5',
    andHalf: /^$/,
  },
  es: {
    words:
      'un=1,una=1,media=0.5,un cuarto de=0.25,3 cuartos de=0.75,tres cuartos de=0.75,noventa=90',
    andHalf: /^ y medi[ao]\b/,
  },
  fr: {
    words:
      "une=1,un=1,une demi=0.5,demi=0.5,un quart d'=0.25,un quart d’=0.25,3 quarts d'=0.75,trois quarts d'=0.75,trois quarts d’=0.75",
    andHalf: /^ et demie?\b/,
  },
  it: {
    words:
      "un=1,una=1,un'=1,un’=1,mezza=0.5,mezz'=0.5,mezz’=0.5,un quarto d'=0.25,un quarto d’=0.25,tre quarti d'=0.75,tre quarti d’=0.75,novanta=90,sei=6",
    andHalf: /^ e mezz[ao]\b/,
  },
  pt: {
    words: 'um=1,uma=1,meia=0.5,um quarto de=0.25,tres quartos de=0.75,noventa=90',
    andHalf: /^ e mei[ao]\b/,
  },
  pl: {
    words: 'jedna=1,jedne=1,jeden=1,pol=0.5,kwadrans=15,piec=5,dziewiecdziesiat=90',
    andHalf: /^ i pol\b/,
  },
};

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

function tableOf(language: Exclude<Language, 'ja'>): Table {
  const entries = `${numerals[language].words},${spoken[language].words}`
    .split(',')
    .map((entry) => entry.split(/=(?=[^=]*$)/))
    // Those with a condition or an ordinal sign count steps, not times.
    .filter(([word = '', value]) => !/[()[\]?]/.test(word) && Number.isFinite(Number(value)))
    .map(([word = '', value]): [string, number] => [word, Number(value)]);
  const words = entries.map(([word]) => word).toSorted((a, b) => b.length - a.length);
  return { values: new Map(entries), pattern: words.map(escaped).join('|') };
}

const tables = new Map<Language, Table>(
  (['en', 'de', 'es', 'fr', 'it', 'pt', 'pl'] as const).map((each) => [each, tableOf(each)]),
);

/** Number words as alternatives of a pattern for folded texts; empty in Japanese. */
export const spokenNumerals = (language: Language): string => tables.get(language)?.pattern ?? '';

/** What a number word counts; null for any other text. */
export const spokenValue = (word: string, language: Language): number | null =>
  tables.get(language)?.values.get(word) ?? null;

export const isArticle = (word: string): boolean => articles.has(word);

/** The length of "and a half" at the start of a text; 0 where there is none. */
export const halfAfter = (rest: string, language: Language): number =>
  language === 'ja' ? 0 : (spoken[language].andHalf.exec(rest)?.[0].length ?? 0);

/** "Hora y media" without a number before it, in any of the languages. */
export const hourAndHalf = 'hora y media|heure et demie|ora e mezz[ao]|hora e meia|hour and a half';
