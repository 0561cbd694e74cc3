import type { Language } from '../../language/languages';
import { ingredientOf } from './ingredient';

type Row = [
  line: string,
  language: Language,
  quantity: number | null,
  most: number | null,
  unit: string | null,
  item: string,
  note: string | null,
];

const rows: Row[] = [
  ['2 cups flour', 'en', 2, null, 'cup', 'flour', null],
  ['1½ cups oat milk', 'en', 1.5, null, 'cup', 'oat milk', null],
  ['1-1/2 cups oat milk', 'en', 1.5, null, 'cup', 'oat milk', null],
  ['1 1⁄2 tsp. baking powder', 'en', 1.5, null, 'tsp', 'baking powder', null],
  ['2-3 cloves garlic, finely chopped', 'en', 2, 3, 'clove', 'garlic', 'finely chopped'],
  ['2 to 3 tablespoons of honey', 'en', 2, 3, 'tbsp', 'honey', null],
  ['1,500 g potatoes', 'en', 1500, null, 'g', 'potatoes', null],
  ['Flour 3 cups', 'en', 3, null, 'cup', 'Flour', null],
  ['Eggs: 5', 'en', 5, null, null, 'Eggs', null],
  ['320 g | 11 oz rye flour', 'en', 320, null, 'g', 'rye flour', null],
  ['1 cup (240 ml) water', 'en', 1, null, 'cup', 'water', null],
  ['200g/7oz butter, softened', 'en', 200, null, 'g', 'butter', 'softened'],
  ['2 x 400 g tins plum tomatoes', 'en', 2, null, 'can', 'plum tomatoes', '400 g'],
  ['1 x 400g/14oz tin plum tomatoes', 'en', 1, null, 'can', 'plum tomatoes', '400g'],
  ['1 (14-ounce) can chickpeas', 'en', 1, null, 'can', 'chickpeas', '14-ounce'],
  ['1 14-oz can chickpeas, drained', 'en', 1, null, 'can', 'chickpeas', '14-oz; drained'],
  ['1 cup plus 2 tablespoons sugar', 'en', 1.125, null, 'cup', 'sugar', null],
  ['1 lb 2 oz carrots', 'en', 1.125, null, 'lb', 'carrots', null],
  ['4 lb 8 oz pork', 'en', 4.5, null, 'lb', 'pork', null],
  ['1 kg 250 g de farine', 'fr', 1.25, null, 'kg', 'farine', null],
  ['1 lb 16 oz tins tomatoes', 'en', 1, null, 'lb', '16 oz tins tomatoes', null],
  ['a pinch of salt', 'en', 1, null, 'pinch', 'salt', null],
  ['Pinch of nutmeg', 'en', 1, null, 'pinch', 'nutmeg', null],
  ['half an onion', 'en', 0.5, null, null, 'onion', null],
  ['two ripe bananas', 'en', 2, null, null, 'ripe bananas', null],
  ['salt and pepper, to taste', 'en', null, null, null, 'salt and pepper', 'to taste'],
  ['finely chopped parsley', 'en', null, null, null, 'parsley', 'finely chopped'],
  [
    'boneless, skinless chicken, diced',
    'en',
    null,
    null,
    null,
    'boneless, skinless chicken',
    'diced',
  ],
  ['▢ 3 eggs (room temperature)', 'en', 3, null, null, 'eggs', 'room temperature'],
  ['about 5 apples', 'en', 5, null, null, 'apples', null],
  ['0,5 l Milch', 'de', 0.5, null, 'l', 'Milch', null],
  ['1.500 g Kartoffeln', 'de', 1500, null, 'g', 'Kartoffeln', null],
  ['1 Prise Salz', 'de', 1, null, 'pinch', 'Salz', null],
  ['1 Knoblauchzehe, gehackt', 'de', 1, null, 'clove', 'Knoblauchzehe', 'gehackt'],
  ['Eine Prise Zimt', 'de', 1, null, 'pinch', 'Zimt', null],
  ['2 EL Honig, flüssig', 'de', 2, null, 'tbsp', 'Honig', 'flüssig'],
  ['Weizenmehl Type 550', 'de', null, null, null, 'Weizenmehl Type 550', null],
  ['Mehl – 200 g', 'de', 200, null, 'g', 'Mehl', null],
  ['2 c. à s. de sucre', 'fr', 2, null, 'tbsp', 'sucre', null],
  ["1 gousse d'ail", 'fr', 1, null, 'clove', 'ail', null],
  ['2 cucharadas de aceite', 'es', 2, null, 'tbsp', 'aceite', null],
  ['1 cucchiaio di olio', 'it', 1, null, 'tbsp', 'olio', null],
  ['sale q.b.', 'it', null, null, null, 'sale', 'q.b'],
  ['2 colheres de sopa de mel', 'pt', 2, null, 'tbsp', 'mel', null],
  ['2 łyżki miodu', 'pl', 2, null, 'tbsp', 'miodu', null],
  ['2 xícaras (chá) de farinha', 'pt', 2, null, 'cup', 'farinha', 'chá'],
  ['1 heaping tablespoon cocoa', 'en', 1, null, 'tbsp', 'cocoa', 'heaping'],
  ['2 gestrichene TL Backpulver', 'de', 2, null, 'tsp', 'Backpulver', 'gestrichene'],
  ['1 level headed lettuce', 'en', 1, null, null, 'level headed lettuce', null],
  ['卵 2個', 'ja', 2, null, 'piece', '卵', null],
  ['醤油…大さじ1と1/2', 'ja', 1.5, null, 'tbsp', '醤油', null],
  ['砂糖 大さじ2', 'ja', 2, null, 'tbsp', '砂糖', null],
  ['薄力粉 200g', 'ja', 200, null, 'g', '薄力粉', null],
];

test.each(rows)('understands %s (%s)', (line, language, quantity, most, unit, item, note) => {
  const found = ingredientOf(line, 'Base', language);
  expect(found).toMatchObject({ unit, item, note, group: 'Base', quantity_max: most });
  expect(found.quantity === null ? null : Math.round(found.quantity * 1000) / 1000).toBe(quantity);
});

test('keeps the line as written', () => {
  expect(ingredientOf('1½ cups  oats', null, 'en').text).toBe('1½ cups oats');
});
