import { fanOven } from '../../language/fan';

/** A temperature in a text. */
export interface Heat {
  /** As written; `to` is the upper end of a range, else null. */
  from: number;
  to: number | null;
  /** Null where the text gives degrees without a scale. */
  scale: 'c' | 'f' | null;
  /** It is for an oven with a fan. */
  isFan: boolean;
  start: number;
  end: number;
}

const longest = 4_000;
const degree =
  '(?:[°℃℉]|º|˚|degrees?|deg\\.?|grad|grados|degres|gradi|graus|stopni\\w?|度(?![揚漬目茹]))';
/** Between the ends of a range; "and" only where the text says "between" before them. */
const upTo =
  '(?: ?(?:-|–|—|〜|~|to|or|bis zu|bis|oder|a|do|lub|et|ou|o|u) ?|(?<=\\b(?:between|zwischen|entre|tra|fra|(?:po)?miedzy) (?:an? |i |los |les |os )?\\d{2,3}.{0,12}) (?:and|und|y|e|i) (?:i |los |os )?)';
/** A figure of three digits without a degree sign beside the word for a fan: "180 °C (fan 160)". */
const bareOfFan = `(?=\\d{3})(?:(?<=(?:${fanOven.source}) ?(?:oven )?[:(]? ?(?:at |bei |auf |a |à |na )?)(?<before>\\d{3})(?![\\d.,]\\d|\\d| ?(?:g|gr|ml|w|watt|min\\w*|kcal)\\b)|(?<![\\d.,]|\\d/)(?<beside>\\d{3})(?= (?:(?:in|with|mit|bei|con|en|com|z|na|a|on) )?(?:a |an )?(?:${fanOven.source})))`;
const scaleName = '(?:celsius|centigrade|fahrenheit|[cf](?![\\p{L}\\p{N}]))';
const pattern = new RegExp(
  `(?<![\\d.,]|\\d/)(?<n>\\d{2,3}|\\d(?= ?${degree}))(?: ?${degree})?(?: ?[cf])?(?:${upTo}(?<m>\\d{2,3}))?(?: ?${degree} ?(?<scale>${scaleName})?| ?(?<bare>${scaleName}))|${bareOfFan}`,
  'giu',
);

/** So near a temperature the word "fan" belongs to it. */
const around = 24;
const beside = new RegExp(
  `^ ?(?:in (?:an? )?|with (?:an? )?|on |bei |mit |im |en |con |com |a |z |na )?(?:${fanOven.source})`,
);
const endOf = (match: RegExpExecArray | undefined) => match && match.index + match[0].length;

/** "Fan oven: 220 °C first, then 140 °C": the heat after it is the same oven's. */
const thenAlso =
  /^[ ,;]*(?:(?:first|at first|and|then|later|zuerst|erst|und|dann|danach|spater|prima|e|poi|dopo|primero|y|luego|despues|d'abord|et|puis|ensuite|primeiro|depois|najpierw|i|potem|pozniej)[ ,;]*){1,4}$/;

/** Finds the temperatures in a folded text. */
export function heatsIn(folded: string): Heat[] {
  const found = [...folded.slice(0, longest).matchAll(pattern)];
  let isTaken = false;
  let wasFan = false;
  return found.map((match, at) => {
    const { n, m, scale, bare, before: ofFan, beside: byFan } = match.groups ?? {};
    const letter = (scale ?? bare ?? /[℃℉]/.exec(match[0])?.[0] ?? '').charAt(0);
    const of = /[f℉]/.test(letter) ? 'f' : /[c℃]/.test(letter) ? 'c' : null;
    const from = Number(n ?? ofFan ?? byFan);
    const to = m === undefined || Number(m) <= from ? null : Number(m);
    const start = match.index;
    const end = start + match[0].length;
    const before = isTaken
      ? ''
      : folded.slice(endOf(found[at - 1]) ?? Math.max(0, start - around), start);
    const isAfter = beside.test(folded.slice(end, found[at + 1]?.index ?? end + around));
    const isFan =
      isAfter || fanOven.test(before.slice(-around)) || (wasFan && thenAlso.test(before));
    // Of "160 °C fan, then 140 °C" the other may be the usual oven's.
    wasFan = isFan && !isAfter;
    isTaken = isAfter;
    return {
      from,
      to,
      scale: of,
      isFan,
      start,
      end,
    };
  });
}
