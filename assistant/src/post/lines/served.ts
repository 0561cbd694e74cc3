import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import type { Passage } from '../post';

const mostPassages = 60;

const about = '(?:about |around |ca\\.? |etwa |unos |environ |circa |cerca de |okolo )?';
const eaters =
  'people|persons|servings|portions|personen|portionen|esser|personas|raciones|porciones|comensales|personnes|parts|convives|persone|porzioni|pessoas|porcoes|osob|osoby|porcj\\w*';
const counted = (before: string) =>
  new RegExp(`(?:\\b(?:${before}) |(?:^|[,;(·|] ?))${about}(\\d{1,2}) (?:${eaters})\\b`);

/** For texts folded and with digits. */
const patterns: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\b(?:serves|feeds) ${about}(\\d{1,2})\\b(?! (?:purpose|function|time|minute|hour))|${counted('makes|yields|enough for|serving').source}`,
  ),
  de: counted('fur|ergibt|ergeben|reicht fur|macht'),
  es: counted('para|salen|rinde|rinden'),
  fr: counted('pour|donne'),
  it: counted('per|bastano per'),
  pt: new RegExp(
    `\\b(?:serve|servem) ${about}(\\d{1,2})[.!]?$|${counted('para|serve|servem|rende|rendem').source}`,
  ),
  pl: counted('dla|na|wychodzi'),
  ja: /(?<!\d)(\d{1,2})人[分前]/,
};

/** A recipe says how many it makes of a thing, "makes 12 rolls"; for texts folded and with digits. */
const made: Readonly<Record<Language, string>> = {
  en: 'makes|yields|recipe for|enough for',
  de: 'ergibt|ergeben|macht|reicht fur|fur|mengenangabe|menge|ausbeute',
  es: 'salen|rinden?|para unas?|para unos',
  fr: 'donne|on obtient|pour',
  it: 'dosi per|vengono|si ottengono|ingredienti per',
  pt: 'rende|rendem|faz',
  pl: 'wychodzi|wychodza|wyjdzie|na',
  ja: '分量[:： ]?|でき上がり[:： ]?',
};

const number = '(?<n>\\d{1,3})(?:\\s?[-–]\\s?\\d{1,3})?';

/** What is counted after the number; times, measures and sizes are none. */
const thing =
  '(?! ?(?:min|std|stund|stdn|hour|hr|day|tag|week|woch|monat|month|h\\b|g\\b|kg|ml|l\\b|cl|dl|oz|lb|cup|tasse|taz|tass|el\\b|tl\\b|tbsp|tsp|cm|mm|inch|grad|stop|grado|°|%|x|×|or|hor|heur|giorn|dia|jour|dni|tyg|godz|ore|od|blach|time|mal|raz|分(?!量)|時|g|ml))' +
  ' ?(?:\\p{L}[\\p{L}-]{2,}|枚|個|本|杯|皿|切れ)';

const madeIn = (language: Language) =>
  new RegExp(
    `${language === 'ja' ? '' : '\\b'}(?:${made[language]})[:：]? ?${about}${number}${thing}`,
    'u',
  );

/** "Ne vengono 16.": the thing is not said again. */
const alone =
  /\b(?:makes|yields|ergibt|ergeben|salen|rinden?|donne|vengono|si ottengono|rendem?|wychodzi|wychodza|wyjdzie) (?:about |around |ca\.? |etwa |unos |unas |environ |circa |cerca de |okolo )?(?<n>\d{1,3})[.!]?$/u;

/** "12 sztuk.": nothing else is said. */
const bare = /^(?<n>\d{1,3}) (?:pieces|stuck|unidades|piezas|pezzi|pedacos|sztuk)[.!]?$/u;

/** What divides the facts of one line: "Makes 8 · 40 minutes". */
const divider = /\s[·•|–—]\s|[;\n]|(?<=[^\s.]{3}[.!])\s|　/u;
const longestFact = 90;

/** The part of a text with the number of pieces that the recipe makes, as written. */
function madeOf(text: string, language: Language): Recipe['yield'] {
  const pattern = madeIn(language);
  for (const part of text.split(divider)) {
    const folded = withDigits(fold(part), language).trim();
    const n =
      part.length > longestFact
        ? null
        : (pattern.exec(folded) ?? alone.exec(folded) ?? bare.exec(folded));
    const amount = Number(n?.groups?.['n']);
    const from = Math.max(0, part.search(/\d/));
    if (amount > 1)
      return {
        amount,
        text: part
          .slice(from)
          .trim()
          .replace(/[.:]+$/, ''),
      };
  }
  return null;
}

/** What a text says of how many the recipe serves or makes; null where it says nothing. */
export function yieldTold(
  passages: readonly Passage[],
  language: Language | null,
): Recipe['yield'] {
  if (language === null) return null;
  const pieces = passages
    .slice(0, mostPassages)
    .map(({ text }) => madeOf(text, language))
    .find((each) => each !== null);
  const served = servedIn(passages, language);
  if (served !== null) {
    const isOfBoth = pieces?.text.includes(String(served)) ?? false;
    return { amount: served, text: isOfBoth && pieces ? pieces.text : String(served) };
  }
  return pieces ?? null;
}

/** How many a text says that the dish serves; null where it says nothing, or several numbers. */
function servedIn(passages: readonly Passage[], language: Language | null): number | null {
  if (language === null) return null;
  const found = passages.slice(0, mostPassages).flatMap(({ text }) => {
    const match = patterns[language].exec(withDigits(fold(text), language));
    return match === null ? [] : [Number(match[1] ?? match[2])];
  });
  const [first] = new Set(found);
  return new Set(found).size === 1 && first !== undefined && first > 0 ? first : null;
}
