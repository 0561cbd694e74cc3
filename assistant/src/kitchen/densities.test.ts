import { convert } from './convert';
import { allWeights, densityOf, weightOfOne } from './densities';
import { foodById } from './foods';

const cupOf = (text: string) =>
  Math.round(convert(1, 'cup', 'g', densityOf(text)?.gramsPerMl) ?? 0);

test.each([
  ['all-purpose flour', 125],
  ['Weizenmehl', 125],
  ['granulated sugar', 200],
  ['firmly packed brown sugar', 220],
  ['sifted powdered sugar', 100],
  ['Puderzucker', 120],
  ['butter, softened', 227],
  ['buttermilk', 245],
  ['miel', 339],
  ['olio extravergine', 216],
  ['sliced almonds', 92],
  ['ground almonds', 95],
  ['rolled oats', 81],
  ['heavy cream, whipped', 120],
  ['砂糖', 200],
  ['rhum', 222],
  ['crème fraîche épaisse', 230],
  ['chicken stock', 240],
])('weighs a cup of %s as %d g', (text, grams) => {
  expect(cupOf(text)).toBe(grams);
});

test.each([
  ['Fenchelsamen', 2],
  ['ground ginger', 1.8],
  ['gelatina in polvere', 2.3],
])('weighs a teaspoon of %s as %d g', (text, grams) => {
  expect(convert(1, 'tsp', 'g', densityOf(text)?.gramsPerMl)).toBeCloseTo(grams, 1);
});

test('weighs nothing that no source weighed', () => {
  expect(densityOf('moon dust')).toBeNull();
  expect(densityOf('steak')).toBeNull();
});

test('cites a source for each figure, of a food that is known', () => {
  expect(allWeights().size).toBeGreaterThan(120);
  for (const [id, rows] of allWeights()) {
    expect([id, foodById(id)?.id]).toEqual([id, id]);
    for (const { gramsPerMl, citation } of rows) {
      expect(gramsPerMl).toBeGreaterThan(0.05);
      expect(gramsPerMl).toBeLessThan(1.6);
      expect(citation.title).toMatch(/^USDA FoodData Central, SR Legacy: \S/);
      expect(URL.canParse(citation.url)).toBe(true);
    }
  }
});

test.each([
  ['butter', 'stick', 113],
  ['egg', null, 50],
  ['egg', 'piece', 50],
  ['garlic', 'clove', 3],
  ['dry-yeast', 'sachet', 7.2],
] as const)('weighs one %s (%s) as %d g', (id, unit, grams) => {
  const food = foodById(id);
  expect(food && weightOfOne(food, unit)?.grams).toBe(grams);
});

test('weighs no piece that no source weighed', () => {
  const water = foodById('water');
  expect(water && weightOfOne(water, 'stick')).toBeNull();
});
