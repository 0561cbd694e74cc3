import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import type { Passage } from '../post';

const mostPassages = 60;

const about = '(?:about |around |ca\\.? |etwa |unos |environ |circa |cerca de |okolo )?';
const eaters =
  'people|persons|servings|portions|personen|portionen|esser|personas|raciones|porciones|comensales|personnes|parts|convives|persone|porzioni|pessoas|porcoes|osob|osoby|porcj\\w*';
const counted = (before: string) =>
  new RegExp(`\\b(?:${before}) ${about}(\\d{1,2}) (?:${eaters})\\b`);

/** For texts folded and with digits. */
const patterns: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\b(?:serves|feeds) ${about}(\\d{1,2})\\b(?! (?:purpose|function|time|minute|hour))|${counted('makes|yields|enough for|serving').source}`,
  ),
  de: counted('fur|ergibt|ergeben|reicht fur|macht'),
  es: counted('para|salen|rinde|rinden'),
  fr: counted('pour|donne'),
  it: counted('per|bastano per'),
  pt: counted('para|serve|servem|rende|rendem'),
  pl: counted('dla|na|wychodzi'),
  ja: /(?<!\d)(\d{1,2})人[分前]/,
};

/** How many a text says that the dish serves; null where it says nothing, or several numbers. */
export function servedIn(passages: readonly Passage[], language: Language | null): number | null {
  if (language === null) return null;
  const found = passages.slice(0, mostPassages).flatMap(({ text }) => {
    const match = patterns[language].exec(withDigits(fold(text), language));
    return match === null ? [] : [Number(match[1] ?? match[2])];
  });
  const [first] = new Set(found);
  return new Set(found).size === 1 && first !== undefined && first > 0 ? first : null;
}
