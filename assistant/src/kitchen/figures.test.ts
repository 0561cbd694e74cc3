import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { safetyTopics } from '../language/cues/cues';
import { type Language, languages } from '../language/languages';
import { citations } from './citations';
import { foodById } from './foods';
import { safetyAdvice } from './safety';
import { storageOf, storageTable } from './storage';
import { allSubstitutes, substitutesFor } from './substitutions';
import { gasMarkOf, ofGasMark, reheating, safeTemperatureOf } from './temperatures';

const known = (id: string) => {
  const food = foodById(id);
  if (!food) throw new Error(`no food ${id}`);
  return food;
};

const dish = (name: string, lines: readonly string[] = []): Recipe => ({
  name,
  yield: null,
  times: { prep: null, cook: null, total: null },
  ingredients: lines.map((text) => ({
    text,
    item: text,
    quantity: null,
    quantity_max: null,
    unit: null,
    note: null,
    group: null,
  })),
  steps: [],
  notes: [],
  equipment: [],
  nutrition: [],
});

test.each(languages)('advises on every topic of safety in %s with a source', (language) => {
  for (const topic of safetyTopics) {
    const { text, citation } = safetyAdvice(topic, language);
    expect(text.length).toBeGreaterThan(25);
    expect(Object.values(citations)).toContain(citation);
  }
});

test.each(languages)('gives the official figures in %s', (language) => {
  const text = (topic: (typeof safetyTopics)[number]) => safetyAdvice(topic, language).text;
  expect(text('poultry')).toContain('74 °C (165 °F)');
  expect(text('meat')).toMatch(/71 °C \(160 °F\).*63 °C \(145 °F\)/);
  expect(text('fish')).toContain('63 °C (145 °F)');
  expect(text('rice')).toContain('24');
  expect(text('room-temperature')).toMatch(/2.*32 °C \(90 °F\)/);
  expect(text('infant')).toContain('12');
});

test.each([
  ['chicken', '', 74, 165, 0],
  ['turkey', 'ground turkey', 74, 165, 0],
  ['beef', 'sirloin steak', 63, 145, 3],
  ['lamb', 'minced lamb', 71, 160, 0],
  ['ground-beef', '', 71, 160, 0],
  ['pork', '', 63, 145, 3],
  ['salmon', '', 63, 145, 0],
  ['egg', '', 71, 160, 0],
])('asks of %s %s %d °C', (id, text, celsius, fahrenheit, rest) => {
  expect(safeTemperatureOf(known(id), text)).toMatchObject({ celsius, fahrenheit, rest });
});

test('asks no temperature of vegetables, and 74 °C of leftovers', () => {
  expect(safeTemperatureOf(known('carrot'))).toBeNull();
  expect(reheating.celsius).toBe(74);
});

test('knows gas marks both ways', () => {
  expect(ofGasMark(4)).toEqual({ celsius: 180, fahrenheit: 350 });
  expect(ofGasMark(12)).toBeNull();
  expect(gasMarkOf(200)).toBe(6);
  expect(gasMarkOf(300)).toBeNull();
});

test.each<[string, Language, string]>([
  ['Tomato soup', 'en', 'soup'],
  ['Chicken soup with rice', 'en', 'soup'],
  ['Chicken pot pie', 'en', 'casserole'],
  ['Best banana bread', 'en', 'cake'],
  ['Lemon cheesecake', 'en', 'cheesecake'],
  ['Oatmeal cookies', 'en', 'cookies'],
  ['Kartoffelsuppe', 'de', 'soup'],
  ['Omas Apfelkuchen', 'de', 'fruit-pie'],
  ['Reispfanne', 'de', 'rice'],
  ['Tarta de queso', 'es', 'cheesecake'],
  ['Tarte aux pommes', 'fr', 'fruit-pie'],
  ['Lasagne alla bolognese', 'it', 'casserole'],
  ['Bolo de cenoura', 'pt', 'cake'],
  ['Zupa pomidorowa', 'pl', 'soup'],
  ['かぼちゃスープ', 'ja', 'soup'],
  ['Something nice', 'en', 'leftovers'],
])('takes %s (%s) for %s', (name, language, kind) => {
  expect(storageOf(dish(name), language).kind).toBe(kind);
});

test('tells a dish without a telling name by its ingredients', () => {
  expect(storageOf(dish('Sunday', ['500 g beef', '1 onion'])).kind).toBe('meat');
  const sweet = ['200 g flour', '100 g sugar', '1 tsp baking powder'];
  expect(storageOf(dish('Sunday', sweet)).kind).toBe('cake');
});

test('states how long, where a source does', () => {
  const soup = storageOf(dish('Leek soup'));
  expect(soup.fridge).toEqual({ least: 3, most: 4, unit: 'day' });
  expect(soup.freezer).toEqual({ least: 2, most: 3, unit: 'month' });
  expect(storageOf(dish('Tiramisu')).freezesWell).toBe(false);
  for (const { storage } of storageTable()) {
    expect(storage.fridge ?? storage.freezer ?? storage.room).not.toBeNull();
    expect(Object.values(citations)).toContain(storage.citation);
  }
});

test('names for 60 foods what may take their place, with a source', () => {
  expect(new Set(allSubstitutes().map(({ instead }) => instead.food.id)).size).toBeGreaterThan(60);
  for (const { instead, parts, citation, remark, form } of allSubstitutes()) {
    expect([instead, ...parts].every(({ amount }) => amount > 0)).toBe(true);
    expect(parts.some(({ food }) => food === instead.food)).toBe(form !== null);
    expect(Object.values(citations)).toContain(citation);
    expect(languages.every((language) => remark[language].length > 1)).toBe(true);
  }
});

const ids = (id: string, without: Parameters<typeof substitutesFor>[1]) =>
  substitutesFor(known(id), without).map(({ parts }) => parts.map(({ food }) => food.id));

test('offers what a diet allows', () => {
  expect(ids('buttermilk', ['milk'])).toEqual([['soy-milk', 'lemon-juice']]);
  expect(ids('egg', ['egg', 'milk'])).toEqual([['flaxseed', 'water'], ['applesauce'], ['banana']]);
  expect(ids('butter', ['milk']).flat()).toContain('vegan-butter');
});

test('cites pages by https', () => {
  for (const { url, title } of Object.values(citations)) {
    expect(new URL(url).protocol).toBe('https:');
    expect(title).not.toBe('');
  }
});
