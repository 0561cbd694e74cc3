export type Dimension = 'mass' | 'volume' | 'length' | 'count';

interface UnitFacts {
  dimension: Dimension;
  /** Grams, millilitres or centimetres in one; null where one has no fixed size. */
  size: number | null;
  /** Which cooks think in it. */
  system: 'metric' | 'us' | 'any';
}

const metric = (dimension: Dimension, size: number): UnitFacts => ({
  dimension,
  size,
  system: 'metric',
});
const us = (dimension: Dimension, size: number): UnitFacts => ({ dimension, size, system: 'us' });
const spoon = (size: number): UnitFacts => ({ dimension: 'volume', size, system: 'any' });
const counted: UnitFacts = { dimension: 'count', size: null, system: 'any' };

/** Teaspoons of the United States, of which its other kitchen measures are whole multiples. */
const teaspoon = 4.928_921_593_75;
const ounce = 28.349_523_125;
export const centimetresPerInch = 2.54;

/**
 * What is known of each unit. United States customary units by NIST Handbook 44, appendix C;
 * imperial ones by the Weights and Measures Act 1985, schedule 1.
 */
export const unitFacts = {
  mg: metric('mass', 0.001),
  g: metric('mass', 1),
  dag: metric('mass', 10),
  kg: metric('mass', 1000),
  metric_pound: metric('mass', 500),
  oz: us('mass', ounce),
  lb: us('mass', ounce * 16),
  ml: metric('volume', 1),
  cl: metric('volume', 10),
  dl: metric('volume', 100),
  l: metric('volume', 1000),
  tsp: spoon(teaspoon),
  tbsp: spoon(teaspoon * 3),
  floz: us('volume', teaspoon * 6),
  cup: us('volume', teaspoon * 48),
  pint: us('volume', teaspoon * 96),
  quart: us('volume', teaspoon * 192),
  gallon: us('volume', teaspoon * 768),
  uk_floz: us('volume', 28.413_062_5),
  uk_pint: us('volume', 568.261_25),
  metric_cup: { dimension: 'volume', size: 250, system: 'any' },
  jp_cup: { dimension: 'volume', size: 200, system: 'any' },
  go: { dimension: 'volume', size: 180, system: 'any' },
  cm: metric('length', 1),
  inch: us('length', centimetresPerInch),
  pinch: counted,
  dash: counted,
  drop: counted,
  handful: counted,
  glass: counted,
  clove: counted,
  slice: counted,
  piece: counted,
  stick: counted,
  knob: counted,
  bunch: counted,
  sprig: counted,
  leaf: counted,
  head: counted,
  bulb: counted,
  stalk: counted,
  ear: counted,
  fillet: counted,
  strip: counted,
  sheet: counted,
  cube: counted,
  ball: counted,
  block: counted,
  bar: counted,
  scoop: counted,
  loaf: counted,
  can: counted,
  jar: counted,
  bottle: counted,
  package: counted,
  sachet: counted,
  bag: counted,
  box: counted,
} as const satisfies Record<string, UnitFacts>;

export type Unit = keyof typeof unitFacts;

export const isUnit = (id: string): id is Unit => Object.hasOwn(unitFacts, id);

/** What a unit measures. */
export const dimensionOf = (unit: Unit): Dimension => unitFacts[unit].dimension;

/** Whether it measures a mass or a volume, and can be turned into another one. */
export const isMeasure = (unit: Unit): boolean =>
  dimensionOf(unit) === 'mass' || dimensionOf(unit) === 'volume';
