import { languages } from '../language/languages';
import { convert, comfortable, inSystem, roundForCook } from './convert';
import { unitAt, unitName, unitOf, withUnit } from './units';
import { unitFacts } from './units/facts';

test.each([
  ['cups', 'en', 'cup'],
  ['Tbsp.', 'en', 'tbsp'],
  ['T', 'en', 'tbsp'],
  ['t', 'en', 'tsp'],
  ['EL', 'de', 'tbsp'],
  ['gestr. TL', 'de', 'tsp'],
  ['Prise', 'de', 'pinch'],
  ['c. à s.', 'fr', 'tbsp'],
  ['càc', 'fr', 'tsp'],
  ['cuillères à soupe', 'fr', 'tbsp'],
  ['cuillere a cafe', 'fr', 'tsp'],
  ['cucchiai', 'it', 'tbsp'],
  ['cda', 'es', 'tbsp'],
  ['cdtas.', 'es', 'tsp'],
  ['colheres de sopa', 'pt', 'tbsp'],
  ['colher (chá)', 'pt', 'tsp'],
  ['łyżki', 'pl', 'tbsp'],
  ['lyzeczek', 'pl', 'tsp'],
  ['szklanki', 'pl', 'metric_cup'],
  ['大さじ', 'ja', 'tbsp'],
  ['カップ', 'ja', 'jp_cup'],
  ['ounces', 'de', 'oz'],
] as const)('reads %s in %s', (word, language, unit) => {
  expect(unitOf(word, language)).toBe(unit);
});

test('takes no English word for a unit in another language', () => {
  expect(unitOf('in', 'de')).toBeNull();
  expect(unitOf('filo', 'en')).toBeNull();
  expect(unitOf('potato')).toBeNull();
});

test('finds the longest unit at the start of a text', () => {
  expect(unitAt(' c. à s. de sucre', 'fr')).toEqual({ unit: 'tbsp', length: 8 });
  expect(unitAt('colher de chá de sal', 'pt')).toEqual({ unit: 'tsp', length: 13 });
  expect(unitAt('cups, sifted flour', 'en')).toEqual({ unit: 'cup', length: 4 });
  expect(unitAt('大さじ2', 'ja')).toEqual({ unit: 'tbsp', length: 3 });
  expect(unitAt('large eggs', 'en')).toBeNull();
});

test.each(languages)('knows a word for every unit in %s', (language) => {
  for (const id of Object.keys(unitFacts)) {
    const unit = unitOf(id === 'floz' ? 'fl oz' : id.replaceAll('_', ' '), 'en') ?? 'jp_cup';
    expect(unitOf(unitName(unit, 1, language), language)).toBe(unit);
    expect(unitOf(unitName(unit, 5, language), language)).toBe(unit);
  }
});

test('writes the form that an amount asks for', () => {
  expect(unitName('cup', 0.5, 'en')).toBe('cup');
  expect(unitName('cup', 1.5, 'en')).toBe('cups');
  expect(unitName('metric_cup', 1.5, 'fr')).toBe('tasse');
  expect([1, 3, 5, 0.5].map((amount) => unitName('tbsp', amount, 'pl'))).toEqual([
    'łyżka',
    'łyżki',
    'łyżek',
    'łyżki',
  ]);
  expect(withUnit('2', 2, 'tbsp', 'ja')).toBe('大さじ2');
  expect(withUnit('200', 200, 'g', 'ja')).toBe('200g');
  expect(withUnit('2', 2, 'tbsp', 'de')).toBe('2 EL');
});

test.each([
  [1, 'cup', 'ml', 236.588],
  [1, 'cup', 'tbsp', 16],
  [1, 'tbsp', 'tsp', 3],
  [1, 'pint', 'cup', 2],
  [1, 'quart', 'l', 0.946_353],
  [1, 'gallon', 'quart', 4],
  [1, 'lb', 'g', 453.592],
  [16, 'oz', 'lb', 1],
  [1, 'uk_pint', 'ml', 568.261],
  [1, 'inch', 'cm', 2.54],
] as const)('converts %d %s to %s', (amount, from, to, expected) => {
  expect(convert(amount, from, to)).toBeCloseTo(expected, 3);
});

test('goes between volume and mass by a density only', () => {
  expect(convert(1, 'cup', 'g')).toBeNull();
  expect(convert(2, 'cup', 'g', 125 / 236.588)).toBeCloseTo(250, 1);
  expect(convert(250, 'g', 'cup', 125 / 236.588)).toBeCloseTo(2, 2);
  expect(convert(1, 'clove', 'g', 1)).toBeNull();
});

test.each([
  [236.588, 'ml', 240],
  [125, 'ml', 125],
  [14.79, 'ml', 15],
  [226.8, 'g', 227],
  [0.67, 'cup', 2 / 3],
  [0.1, 'tsp', 1 / 8],
  [2.4, null, 2.5],
  [0.02, 'cup', 1 / 4],
] as const)('measures %d %s as %d', (amount, unit, expected) => {
  expect(roundForCook(amount, unit)).toBeCloseTo(expected, 5);
});

test('chooses the unit that a cook would', () => {
  expect(comfortable({ amount: 1500, unit: 'g' })).toEqual({ amount: 1.5, unit: 'kg' });
  expect(comfortable({ amount: 0.125, unit: 'cup' }).unit).toBe('tbsp');
  expect(comfortable({ amount: 8, unit: 'tbsp' }).unit).toBe('tbsp');
  expect(inSystem({ amount: 500, unit: 'ml' }, 'us')?.unit).toBe('cup');
  expect(inSystem({ amount: 1, unit: 'cup' }, 'metric', 0.5)?.unit).toBe('g');
  expect(inSystem({ amount: 2, unit: 'clove' }, 'metric')).toBeNull();
});
