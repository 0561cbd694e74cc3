import type { Cues } from '../language/cues/cues';
import { plainNumber } from './numbers';

/** A length of time in a text, in the unit that it is written in. */
export interface Duration {
  /** Seconds; the upper end of a range, else null. */
  from: number;
  to: number | null;
  unit: 'second' | 'minute' | 'hour' | 'day';
  /** Where it stands in the folded text. */
  start: number;
  end: number;
}

const inSeconds = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
const units = ['second', 'minute', 'hour', 'day'] as const;

const numeral = '\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[¼½¾⅓⅔]| \\d/\\d)?|\\d/\\d|[¼½¾⅓⅔]';
const longest = 4_000;
const patterns = new Map<string, RegExp>();

/** A number, perhaps a second one, and the word or Japanese sign after it. */
function patternOf(range: string): RegExp {
  const known = patterns.get(range);
  if (known) return known;
  const between = ` ?(?:-|–|—|〜|~|から|${range}) ?`;
  const pattern = new RegExp(
    `(?<![\\d.,/])(?<n>${numeral})(?:${between}(?<m>${numeral}))?[ -]?(?<word>[\\p{L}]{1,12})\\b|(?<j>\\d{1,4})(?:${between}(?<k>\\d{1,4}))?(?<sign>秒|分(?!目|の\\d)|時間|日)`,
    'gu',
  );
  patterns.set(range, pattern);
  return pattern;
}

const signs: Readonly<Record<string, Duration['unit']>> = {
  秒: 'second',
  分: 'minute',
  時間: 'hour',
  日: 'day',
};

/** Finds the lengths of time in a folded text; "1 hour 30 minutes" is one. */
export function durationsIn(folded: string, cues: Cues): Duration[] {
  const found: Duration[] = [];
  for (const match of folded.slice(0, longest).matchAll(patternOf(cues.range))) {
    const { n, m, word, j, k, sign } = match.groups ?? {};
    const unit =
      sign === undefined ? units.find((each) => cues.minutes[each].test(word ?? '')) : signs[sign];
    if (unit === undefined) continue;
    const from = plainNumber(n ?? j ?? '') * inSeconds[unit];
    const upper = m ?? k;
    const to = upper === undefined ? null : plainNumber(upper) * inSeconds[unit];
    const start = match.index;
    const end = start + match[0].length;
    const last = found.at(-1);
    const gap = last === undefined ? '' : folded.slice(last.end, start);
    if (last && last.to === null && to === null && last.unit === 'hour' && unit === 'minute') {
      if (/^ ?(?:\p{L}{1,3} )?$/u.test(gap)) {
        found.splice(-1, 1, { ...last, from: last.from + from, unit, end });
        continue;
      }
    }
    if (from > 0) found.push({ from, to: to !== null && to > from ? to : null, unit, start, end });
  }
  return found;
}
