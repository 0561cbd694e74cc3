import { secondsIn, type TimeUnit, timeUnits } from '../../language/cues/time-units';
import type { Cues } from '../../language/cues/cues';
import type { Language } from '../../language/languages';
import {
  halfAfter,
  hourAndHalf,
  isArticle,
  spokenNumerals,
  spokenValue,
} from '../../language/spoken-times';
import { plainNumber } from './numbers';

/** A length of time in a text, in the unit that it is written in. */
export interface Duration {
  /** Seconds; the upper end of a range, else null. */
  from: number;
  to: number | null;
  unit: TimeUnit;
  /** Where it stands in the folded text. */
  start: number;
  end: number;
}

const numeral = '\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[¼½¾⅓⅔]| \\d/\\d)?|\\d/\\d|[¼½¾⅓⅔]';
const longest = 4_000;
/** "1 h 30", "1h30": minutes that are not called so. */
const clockMinutes =
  /^ ?[0-5]\d(?![\d.,/°%]| ?(?:k?g|[mcd]?l|mn?|[cf])\b| ?(?:min|degr|grad))(?! (?:[ao]|to|bis) \d)/u;
const patterns = new Map<Language, RegExp>();

/** A number, perhaps a second one, and the word or Japanese sign after it. */
function patternOf(range: string, language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const between = ` ?(?:-|–|—|〜|~|から|${range}) ?`;
  const said = spokenNumerals(language);
  const count = said === '' ? numeral : `${numeral}|(?<!\\p{L})(?:${said})`;
  const pattern = new RegExp(
    `(?<![\\d.,/])(?<n>${count})(?:${between}(?<m>${count}))?[ -]?(?<word>(?<![\\p{L}])(?:h(?=\\d)|[\\p{L}]{1,12}\\b))|(?<j>\\d{1,4})(?:${between}(?<k>\\d{1,4}))?(?<sign>秒|分(?!目|の\\d)|時間|日|週間|[かヶカヵケ]月)|\\b(?<bare>${hourAndHalf})\\b`,
    'gu',
  );
  patterns.set(language, pattern);
  return pattern;
}

/** What a number in digits or words counts, of a unit that an article may count. */
function valueOf(text: string, unit: TimeUnit, language: Language): number {
  if (isArticle(text) && (unit === 'second' || unit === 'day')) return 0;
  return spokenValue(text, language) ?? plainNumber(text);
}

const signs: Readonly<Record<string, TimeUnit>> = {
  秒: 'second',
  分: 'minute',
  時間: 'hour',
  日: 'day',
  週間: 'week',
  か月: 'month',
  ヶ月: 'month',
  カ月: 'month',
  ヵ月: 'month',
  ケ月: 'month',
};

/** Finds the lengths of time in a folded text; "1 hour 30 minutes" is one, and so is "half an hour". */
export function durationsIn(folded: string, cues: Cues, language: Language): Duration[] {
  const found: Duration[] = [];
  for (const match of folded.slice(0, longest).matchAll(patternOf(cues.range, language))) {
    const { n, m, word, j, k, sign, bare } = match.groups ?? {};
    if (bare !== undefined) {
      const end = match.index + bare.length;
      found.push({ from: 1.5 * secondsIn.hour, to: null, unit: 'hour', start: match.index, end });
      continue;
    }
    const unit =
      sign === undefined
        ? timeUnits.find((each) => cues.minutes[each].test(word ?? ''))
        : signs[sign];
    if (unit === undefined) continue;
    const start = match.index;
    const rest = folded.slice(start + match[0].length);
    const minutes = word === 'h' && m === undefined ? (clockMinutes.exec(rest)?.[0] ?? '') : '';
    const half = halfAfter(rest, language);
    const end = start + match[0].length + half + minutes.length;
    const more = half > 0 ? 0.5 : Number(minutes) / 60;
    const from = (valueOf(n ?? j ?? '', unit, language) + more) * secondsIn[unit];
    const upper = m ?? k;
    const to = upper === undefined ? null : valueOf(upper, unit, language) * secondsIn[unit];
    const last = found.at(-1);
    const gap = last === undefined ? '' : folded.slice(last.end, start);
    if (last && last.to === null && to === null && last.unit === 'hour' && unit === 'minute') {
      if (/^ ?(?:\p{L}{1,3} )?$/u.test(gap)) {
        found.splice(-1, 1, { ...last, from: last.from + from, unit, end });
        continue;
      }
    }
    if (from > 0) {
      const isPart = from < secondsIn[unit] && unit === 'minute';
      const upTo = to !== null && to > from ? to : null;
      found.push({ from, to: upTo, unit: isPart ? 'second' : unit, start, end });
    }
  }
  return found;
}

/** Times in which something is done: for weeks and months it keeps. */
export const timesOfWork = (durations: readonly Duration[]): Duration[] =>
  durations.filter(({ unit }) => unit !== 'week' && unit !== 'month');
