import { convert } from '../../kitchen/convert';
import { type Measures, oneOf } from '../../kitchen/measures';
import { type Unit, dimensionOf, isUnit, unitAt } from '../../kitchen/units';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { otherUnits } from './other-units';

/** Seconds of each unit of time. */
const times = { second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800, month: 2_629_800 };

type TimeUnit = keyof typeof times;
type Heat = 'celsius' | 'fahrenheit';
/** What a number counts; null where nothing beside it says so. */
export type Counted = Unit | TimeUnit | Heat | 'percent' | null;

const degrees = '(?:°|º|degrees?|grad|grados?|degres?|gradi|graus?|stopni|度)';

/** A scale by its capital alone: 180 C; a small one begins many a spoon. */
const capital = /^\s?([CF])(?![\p{L}.])/u;

/** Folded words at the start of what stands behind a number, in the languages of the assistant. */
const words: readonly (readonly [Exclude<Counted, Unit | null>, RegExp])[] = [
  ['percent', /^\s?(?:%|per ?cent|prozent|por ?ciento|pour ?cent|per cento|procent)/],
  ['celsius', new RegExp(`^\\s?(?:${degrees}\\s?c\\b|celsius|℃)`)],
  ['fahrenheit', new RegExp(`^\\s?(?:${degrees}\\s?f\\b|fahrenheit|℉)`)],
  ['second', /^\s?(?:seconds?|secs?|sekunden?|segundos?|secondes?|secondi|sekund|秒)/],
  ['minute', /^[\s-]?(?:min|分)/],
  ['hour', /^[\s-]?(?:hours?\b|hrs?\b|h\b|stunden?|std|heures?|horas?|or[ae]\b|godzin|時間)/],
  ['day', /^[\s-]?(?:days?\b|tagen?\b|tage?\b|jours?|dias?\b|giorn[oi]|dni\b|dzien|日)/],
  ['week', /^[\s-]?(?:weeks?\b|wochen?|semaines?|semanas?|settiman[ae]|tydzien|tygodni|週)/],
  [
    'month',
    /^[\s-]?(?:months?\b|monaten?\b|monate?\b|mois\b|meses|mes\b|mes[ei]\b|miesi|[かヶ]月)/,
  ],
];

/** Each script is folded in its own way, so each word is on its own. */
const others = otherUnits.map(
  ([counted, start]) =>
    [counted, new RegExp(`^[\\s-]{0,2}(?:${start.replaceAll(/[^\p{ASCII}]+/gu, fold)})`)] as const,
);

/** "3 more minutes": stands between a number and what it counts. */
const further =
  /^\s(?:more|further|additional|extra|full|whole|weitere|volle|ganze|autres|más|altri|mais|kolejne)\s/i;

/** What the text behind a number says that it counts. */
export function countedBy(text: string, language: Language): Counted {
  const [, scale] = capital.exec(text) ?? [];
  if (scale !== undefined) return scale === 'C' ? 'celsius' : 'fahrenheit';
  const after = text.replace(further, ' ');
  const folded = fold(after.slice(0, 40).toLowerCase());
  const known = words.find(([, pattern]) => pattern.test(folded));
  if (known) return known[0];
  const unit = unitAt(after, language)?.unit;
  // A text in a language that is not known is read as English.
  if (unit !== undefined || language !== 'en') return unit ?? null;
  return others.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Spoons and cups stand before their number in Japanese: 大さじ2. */
const before: readonly (readonly [Exclude<Counted, null>, RegExp])[] = [
  ['tbsp', /(?:大さじ|大匙)\s?$/],
  ['tsp', /(?:小さじ|小匙)\s?$/],
  ['cup', /カップ\s?$/],
];

/** What the text before a number says that it counts; null where it says nothing. */
export const countedBefore = (text: string): Counted =>
  before.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const isHeat = (unit: Counted): unit is Heat => unit === 'celsius' || unit === 'fahrenheit';
const isTime = (unit: Counted): unit is TimeUnit => unit !== null && Object.hasOwn(times, unit);

const isCounted = (unit: Counted) => unit !== null && isUnit(unit) && dimensionOf(unit) === 'count';

/** Degrees by which a temperature may be rounded, in either scale. */
const heatLeeway = 3;

/** Cups of flour weigh what their cook makes them weigh. */
const densityLeeway = 0.12;

const isWithin = (a: number, b: number, share: number) => Math.abs(a - b) <= Math.abs(b) * share;

/** Rounded to two figures, or to the next quarter, as a cook rounds. */
const isRounded = (shown: number, exact: number) =>
  isWithin(shown, exact, 0.005) ||
  Number(exact.toPrecision(2)) === shown ||
  (shown * 4 === Math.round(shown * 4) && Math.abs(shown - exact) <= 0.125);

function isSameHeat(shown: number, from: Heat, exact: number, to: Heat): boolean {
  const there = from === 'celsius' ? exact * 1.8 + 32 : (exact - 32) / 1.8;
  return Math.abs(shown - (from === to ? exact : there)) <= (from === to ? 0 : heatLeeway);
}

/** A number and what it counts. */
export interface Measure {
  value: number;
  counted: Counted;
}

/** Whether one measure is another one, said in its own or another unit. */
export function isSame(shown: Measure, known: Measure, densities: readonly number[]): boolean {
  const [to, from] = [shown.counted, known.counted];
  // "3 eggs" says nothing of 3 tablespoons.
  if (from === null && to !== null && !isCounted(to)) return false;
  if (to === null || from === null || to === from) return isWithin(shown.value, known.value, 0.005);
  if (isHeat(to) && isHeat(from)) return isSameHeat(shown.value, from, known.value, to);
  if (isTime(to) && isTime(from))
    return isRounded(shown.value, (known.value * times[from]) / times[to]);
  if (!isUnit(to) || !isUnit(from)) return false;
  if (isCounted(to)) return isWithin(shown.value, known.value, 0.005);
  // Two tins are no two cups.
  if (isCounted(from) && from !== 'stick') return false;
  return kitchens.some((kitchen) => {
    const { amount, unit } = oneOf(from, null, kitchen);
    return isTurned(shown.value, to, known.value * amount, unit, densities);
  });
}

/** A post may go by the pints and spoons of any of them. */
const kitchens: readonly Measures[] = ['us', 'imperial', 'australian'];

function isTurned(
  shown: number,
  to: Unit,
  known: number,
  from: Unit,
  densities: readonly number[],
): boolean {
  const exact = convert(known, from, to);
  if (exact !== null) return isRounded(shown, exact) || isWithin(shown, exact, 0.05);
  return densities.some((density) => {
    const dense = convert(known, from, to, density);
    return dense !== null && isWithin(shown, dense, densityLeeway);
  });
}

/** As `isSame`, where the known measure was multiplied, so that the shown one may be rounded. */
export const isScaled = (shown: Measure, exact: Measure, densities: readonly number[]): boolean =>
  isSame(shown, exact, densities) ||
  (isSame({ ...shown, value: exact.value }, exact, []) && isRounded(shown.value, exact.value));
