import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import { listOf, rowsOf } from './table';
import { isMeasure, isUnit, type Unit } from './units/facts';
import { unitWords } from './units/words';

export { centimetresPerInch, dimensionOf, isMeasure, isUnit, type Unit } from './units/facts';

/** The forms shown: one, several; in Polish one, few, many and, where it differs, a part of one. */
type Forms = readonly string[];

interface UnitNames {
  forms: ReadonlyMap<Unit, Forms>;
  units: ReadonlyMap<string, Unit>;
  /** Words that say that there are several. */
  plurals: ReadonlySet<string>;
}

const keyOf = (word: string) =>
  fold(word.toLowerCase()).replace(/\./g, '').replace(/\s+/g, ' ').trim();

function readNames(column: number): UnitNames {
  const forms = new Map<Unit, Forms>();
  const units = new Map<string, Unit>();
  const plurals = new Set<string>();
  for (const [id = '', ...cells] of rowsOf(unitWords)) {
    if (!isUnit(id)) throw new Error(`no unit ${id}`);
    const words = listOf(cells[column]).map((word) => word.split('/'));
    forms.set(id, words[0] ?? []);
    for (const word of words.flat()) if (!units.has(keyOf(word))) units.set(keyOf(word), id);
    for (const [one = '', ...several] of words) {
      for (const word of several) if (word !== one) plurals.add(keyOf(word));
    }
  }
  return { forms, units, plurals };
}

const read = new Map<Language, UnitNames>();

function namesIn(language: Language): UnitNames {
  const names = read.get(language) ?? readNames(languages.indexOf(language));
  read.set(language, names);
  return names;
}

/** English measures stand in recipes of every language; its other words would be mistaken. */
function englishMeasure(key: string): Unit | null {
  const unit = key.length > 1 ? namesIn('en').units.get(key) : undefined;
  return unit && isMeasure(unit) ? unit : null;
}

function unitOfKey(key: string, language: Language | undefined): Unit | null {
  if (language) return namesIn(language).units.get(key) ?? englishMeasure(key);
  for (const each of languages) {
    const unit = namesIn(each).units.get(key);
    if (unit) return unit;
  }
  return null;
}

const gap = /[\s-]+/;

/** "table spoon", "g r", "T-L": one word that is written apart; null for words of their own. */
function joined(key: string): string | null {
  const pieces = key.split(gap);
  if (pieces.includes('')) return null;
  const longest = Math.max(...pieces.map(({ length }) => length));
  const isOneWord = pieces.length === 2 || pieces.length === 3;
  return isOneWord && (longest === 1 || longest > 2) ? pieces.join('') : null;
}

/**
 * The unit that a word or phrase names ("cups", "c. à s.", "大さじ"), else null. Without a language,
 * the words of all are tried.
 */
export function unitOf(word: string, language?: Language): Unit | null {
  const key = keyOf(word.slice(0, 60));
  if (key === 't' && (language ?? 'en') === 'en') return word.includes('T') ? 'tbsp' : 'tsp';
  const whole = joined(key);
  return unitOfKey(key, language) ?? (whole === null ? null : unitOfKey(whole, language));
}

/** Whether a unit's word says that there are several: "cans", "Dosen". */
export const isPlural = (word: string, language: Language): boolean =>
  namesIn(language).plurals.has(keyOf(word)) || namesIn('en').plurals.has(keyOf(word));

const mostWords = 4;
const mostLetters = 8;
const japanese = /^[\u3040-\u30ff\u3400-\u9fff\u3380-\u33ff]/u;

/**
 * The longest unit at the start of a text and how many characters it takes, blanks before it
 * included: of " c. à s. de sucre" `{unit: 'tbsp', length: 8}`.
 */
export function unitAt(text: string, language?: Language): { unit: Unit; length: number } | null {
  const start = text.length - text.trimStart().length;
  const rest = text.slice(start, start + 60);
  if (japanese.test(rest)) {
    for (let length = mostLetters; length > 0; length -= 1) {
      const unit = unitOf(rest.slice(0, length), language);
      if (unit) return { unit, length: start + Math.min(length, rest.length) };
    }
    return null;
  }
  const ends = [...rest.matchAll(/\S(?=\s|$|[\u3040-\u30ff\u3400-\u9fff])/g)]
    .slice(0, mostWords)
    .map((end) => end.index + 1);
  for (const end of ends.toReversed()) {
    const phrase = rest.slice(0, end).replace(/[,;:)\]”»）】」、。][.,;:!?)\]”»）】」、。]*$/, '');
    const unit = unitOf(phrase, language);
    if (unit) return { unit, length: start + phrase.length };
  }
  return null;
}

const polish = new Intl.PluralRules('pl');

function formOf(amount: number, language: Language): number {
  if (language === 'pl') {
    return { one: 0, few: 1, many: 2, other: 3, zero: 2, two: 1 }[polish.select(amount)];
  }
  const severalFrom = language === 'fr' || language === 'pt' ? 2 : 1.000_001;
  return amount < severalFrom ? 0 : 1;
}

/** How a unit is written beside an amount: "cups", "EL", "łyżki". */
export function unitName(unit: Unit, amount: number, language: Language): string {
  const forms = namesIn(language).forms.get(unit) ?? [];
  const form = formOf(amount, language);
  return forms[form] ?? forms[Math.min(form, 1)] ?? forms[0] ?? unit;
}

const isFirst: ReadonlySet<Unit> = new Set(['tsp', 'tbsp', 'cup', 'jp_cup', 'metric_cup']);

/** Puts a written amount and its unit together as the language does: "2 cups", "大さじ2". */
export function withUnit(
  written: string,
  amount: number,
  unit: Unit | null,
  language: Language,
): string {
  if (!unit) return written;
  const name = unitName(unit, amount, language);
  if (language !== 'ja') return `${written} ${name}`;
  return isFirst.has(unit) ? `${name}${written}` : `${written}${name}`;
}
