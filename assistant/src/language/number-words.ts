import { type Language, languages } from './languages';
import { packs } from './packs/packs';

const digit = '〇一二三四五六七八九';
// A numeral only before what is counted: 一番 and 三温糖 are none.
const counted =
  /(?<!もう)[一二三四五六七八九十]{1,3}(?=人|個|分|つ|本|枚|倍|度(?![揚漬目茹])|杯|時間|日|回|皿|グラム)/g;

/** A language's number words in one pattern, the longest first, and what each means. */
const tables = new Map(
  languages.map((language) => {
    const words = packs[language].numbers?.words ?? '';
    const pairs = words.split(',').map((entry) => entry.split(/=(?=[^=]*$)/));
    const entries = pairs.map(([word = '', value = '']) => ({ word, value }));
    const sorted = entries.toSorted((a, b) => b.word.length - a.word.length);
    const pattern = sorted.map(({ word }) => `(${word})`).join('|');
    return [language, { pattern: new RegExp(`\\b(?:${pattern})\\b`, 'g'), sorted }] as const;
  }),
);

/**
 * Writes the number words of a folded question as digits, so that no pattern needs them: "for twelve
 * people" becomes "for 12 people". An article that also means one ("ein", "une") is a number only
 * before people, portions and measures. In Japanese the number goes before its measure.
 */
export function withDigits(folded: string, language: Language): string {
  const { numbers } = packs[language];
  const table = tables.get(language);
  if (numbers === null || table === undefined) return japanese(folded);
  return folded
    .replace(numbers.single, '1 ')
    .replace(table.pattern, (word, ...groups: unknown[]) => {
      const index = groups.findIndex((group) => group === word);
      return table.sorted[index]?.value ?? word;
    })
    .replace(numbers.dozen, (_whole, count: string | undefined) => String(12 * Number(count ?? 1)));
}

function japanese(text: string): string {
  const halfWidth = text.replace(/[０-９]/g, (full) =>
    String.fromCharCode(full.charCodeAt(0) - 0xfee0),
  );
  const ordered = halfWidth
    .replace(/(大さじ|小さじ|カップ)(\d{1,3}(?:\.\d{1,2})?)(?![\d.])/g, '$2$1')
    .replace(/華氏 ?(\d{1,3})度?/g, '$1°f ')
    .replace(/摂氏 ?(\d{1,3})度?/g, '$1°c ');
  return ordered.replace(counted, (numeral) => {
    const [tens, units] = numeral.includes('十') ? numeral.split('十') : ['none', numeral];
    const unit = units === undefined || units === '' ? 0 : digit.indexOf(units);
    if (tens === 'none') return String(unit);
    return String((tens === '' || tens === undefined ? 1 : digit.indexOf(tens)) * 10 + unit);
  });
}
