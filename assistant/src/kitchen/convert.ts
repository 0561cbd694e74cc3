import { type Unit, unitFacts } from './units/facts';

/**
 * An amount in another unit, not rounded; null where there is no way. Between volume and mass it
 * takes a density in grams per millilitre.
 */
export function convert(
  amount: number,
  from: Unit,
  to: Unit,
  density: number | null = null,
): number | null {
  if (from === to) return amount;
  const [a, b] = [unitFacts[from], unitFacts[to]];
  if (a.size === null || b.size === null) return null;
  const ratio = a.size / b.size;
  if (a.dimension === b.dimension) return amount * ratio;
  if (density === null || !(density > 0)) return null;
  if (a.dimension === 'volume' && b.dimension === 'mass') return amount * ratio * density;
  if (a.dimension === 'mass' && b.dimension === 'volume') return (amount * ratio) / density;
  return null;
}

/** The marks of spoons and cups, as parts of one. */
const spoonParts = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];
const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const halves = [0, 1 / 2, 1];

function toPart(amount: number, parts: readonly number[]): number {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const nearest = parts.reduce((a, b) => (Math.abs(b - rest) < Math.abs(a - rest) ? b : a), 0);
  const rounded = whole + nearest;
  return rounded > 0 ? rounded : (parts[1] ?? 0);
}

const toNearest = (amount: number, step: number) =>
  Math.max(step, Math.round(amount / step) * step);

function roundGrams(amount: number): number {
  if (amount < 10) return toNearest(amount, 0.5);
  if (amount <= 500) return toNearest(amount, 1);
  return toNearest(amount, amount < 1000 ? 5 : 10);
}

function roundMillilitres(amount: number): number {
  if (amount < 10) return toNearest(amount, 0.5);
  if (amount < 20) return toNearest(amount, 1);
  const onMark = Math.round(amount / 5) * 5;
  if (amount < 50 || Math.abs(amount - onMark) < 0.01) return onMark;
  return toNearest(amount, 10);
}

const toHundredths = (amount: number) => Math.max(0.01, Math.round(amount * 100) / 100);

/** The usual parts of a pound where they are near, else tenths. */
function roundPounds(amount: number): number {
  const part = toPart(amount, cupParts);
  return Math.abs(part - amount) <= 0.04 * amount ? part : toNearest(amount, 0.1);
}

/**
 * An amount as a cook can measure it: whole grams on a scale, the marks of spoons and cups, quarters
 * of what is counted. Never zero for an amount above zero.
 */
export function roundForCook(amount: number, unit: Unit | null): number {
  if (!(amount > 0)) return 0;
  if (unit === 'g' || unit === 'dag') return roundGrams(amount);
  if (unit === 'ml') return roundMillilitres(amount);
  if (unit === 'tsp') return toPart(amount, amount < 2 ? spoonParts : halves);
  if (unit === 'tbsp') return toPart(amount, amount < 4 ? quarters : halves);
  if (unit === 'cup' || unit === 'metric_cup' || unit === 'jp_cup') return toPart(amount, cupParts);
  const dimension = unit ? unitFacts[unit].dimension : 'count';
  if (dimension === 'count') return toPart(amount, quarters);
  if (unit === 'lb') return roundPounds(amount);
  if (unit === 'oz' || unit === 'floz' || unit === 'uk_floz') return toPart(amount, quarters);
  return toHundredths(amount);
}

export interface Measure {
  amount: number;
  unit: Unit;
}

/** In order of size; the first that an amount reaches (its least amount) is the unit to say. */
const ladders: readonly (readonly [unit: Unit, least: number][])[] = [
  [
    ['kg', 1],
    ['g', 0],
  ],
  [
    ['l', 1],
    ['ml', 0],
  ],
  [
    ['lb', 1],
    ['oz', 0],
  ],
  [
    ['cup', 0.24],
    ['tbsp', 0.99],
    ['tsp', 0],
  ],
];

/**
 * The unit of the same kind that says an amount best: 1,500 g are 1.5 kg, 6 tsp are 2 tbsp. Spoons
 * become cups only where asked for: kitchens that weigh have no cups.
 */
export function comfortable({ amount, unit }: Measure, hasCups = unit === 'cup'): Measure {
  const ladder = ladders.find((rungs) => rungs.some(([rung]) => rung === unit));
  for (const [rung, least] of ladder ?? []) {
    if (rung === 'cup' && !hasCups) continue;
    const converted = convert(amount, unit, rung);
    if (converted !== null && converted >= least) return { amount: converted, unit: rung };
  }
  return { amount, unit };
}

/**
 * An amount in metric or United States measures, not rounded. With a density (grams per
 * millilitre), what metric kitchens weigh becomes grams and what American ones scoop becomes cups;
 * without, volumes stay volumes and masses stay masses. Null for what has no fixed size.
 */
export function inSystem(
  { amount, unit }: Measure,
  system: 'metric' | 'us',
  density: number | null = null,
): Measure | null {
  const { dimension } = unitFacts[unit];
  if (dimension === 'count') return null;
  if (dimension === 'length') {
    const to = system === 'metric' ? 'cm' : 'inch';
    const converted = convert(amount, unit, to);
    return converted === null ? null : { amount: converted, unit: to };
  }
  const isVolume = density === null ? dimension === 'volume' : system === 'us';
  const metricUnit = isVolume ? 'ml' : 'g';
  const to: Unit = system === 'metric' ? metricUnit : isVolume ? 'cup' : 'oz';
  const converted = convert(amount, unit, to, density);
  return converted === null ? null : comfortable({ amount: converted, unit: to });
}
