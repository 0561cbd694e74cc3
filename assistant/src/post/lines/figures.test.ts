import type { Language } from '../../language/languages';
import { ingredientOf } from './ingredient';

/** [line, language, amount with its unit, item, text as shown where it is not the line] */
type Row = [line: string, language: Language, amount: string, item: string, text?: string];

const round = (amount: number) => String(Math.round(amount * 1000) / 1000);

function amountIn(line: string, language: Language): string {
  const { quantity, quantity_max: most, unit } = ingredientOf(line, null, language);
  if (quantity === null) return 'none';
  return [round(quantity), most === null ? '' : `–${round(most)}`, unit && ` ${unit}`].join('');
}

const check = (rows: readonly Row[]) => {
  test.each(rows.map(([line, language, ...rest]) => ({ line, language, rest })))(
    '$line ($language)',
    ({ line, language, rest: [amount, item, text = line] }) => {
      const found = ingredientOf(line, null, language);
      expect([amountIn(line, language), found.item, found.text]).toEqual([amount, item, text]);
    },
  );
};

describe('floats of exporters', () => {
  check([
    ['0.33333334326744 cup tahini', 'en', '0.333 cup', 'tahini', '⅓ cup tahini'],
    ['1.6666666269302 cups oats', 'en', '1.667 cup', 'oats', '1⅔ cups oats'],
    ['0,3333333 TL Zimt', 'de', '0.333 tsp', 'Zimt', '⅓ TL Zimt'],
    ['0.25000001 c. à c. de sel', 'fr', '0.25 tsp', 'sel', '¼ c. à c. de sel'],
    ['1,3333334 cucharadas de miel', 'es', '1.333 tbsp', 'miel', '1⅓ cucharadas de miel'],
    ['66,6666667 g di burro', 'it', '66.7 g', 'burro', '66,7 g di burro'],
    ['0,66666 xícara de leite', 'pt', '0.667 cup', 'leite', '⅔ xícara de leite'],
    ['133,3333333 g mąki', 'pl', '133 g', 'mąki', '133 g mąki'],
    ['牛乳 0.33333カップ', 'ja', '0.333 jp_cup', '牛乳', '牛乳 ⅓カップ'],
    ['2.0 tbsp olive oil', 'en', '2 tbsp', 'olive oil', '2 tbsp olive oil'],
    ['3,00 EL Essig', 'de', '3 tbsp', 'Essig', '3 EL Essig'],
    ['.5 cup cream', 'en', '0.5 cup', 'cream'],
    [',25 l Sahne', 'de', '0.25 l', 'Sahne'],
    ['1.250 kg Mehl', 'de', '1.25 kg', 'Mehl'],
    ['1.250 g Mehl', 'de', '1250 g', 'Mehl'],
    ['1,500 kg potatoes', 'en', '1.5 kg', 'potatoes'],
  ]);
});

describe('fractions in small digits', () => {
  check([
    ['1¹/₂ cups rice', 'en', '1.5 cup', 'rice', '1 1/2 cups rice'],
    ['³⁄₄ lb beef', 'en', '0.75 lb', 'beef', '3/4 lb beef'],
    ['2 ¹/₄ TL Salz', 'de', '2.25 tsp', 'Salz', '2 1/4 TL Salz'],
    ['¹/₂ cebolla', 'es', '0.5', 'cebolla', '1/2 cebolla'],
    ['1¹/₃ tasse de lait', 'fr', '1.333 metric_cup', 'lait', '1 1/3 tasse de lait'],
    ['¹⁄₂ bicchiere di vino', 'it', '0.5 glass', 'vino', '1/2 bicchiere di vino'],
    ['3¹/₂ colheres de sopa de mel', 'pt', '3.5 tbsp', 'mel', '3 1/2 colheres de sopa de mel'],
    ['1¹/₂ szklanki cukru', 'pl', '1.5 metric_cup', 'cukru', '1 1/2 szklanki cukru'],
    ['砂糖 大さじ1¹/₂', 'ja', '1.5 tbsp', '砂糖', '砂糖 大さじ1 1/2'],
  ]);
});

describe('hyphens that join or reach', () => {
  check([
    ['1-1/2 tsp salt', 'en', '1.5 tsp', 'salt'],
    ['2-3/4 cups flour', 'en', '2.75 cup', 'flour'],
    ['1-½ cups sugar', 'en', '1.5 cup', 'sugar'],
    ['1-2 tsp salt', 'en', '1–2 tsp', 'salt'],
    ['1–1½ cups stock', 'en', '1–1.5 cup', 'stock'],
    ['1-1 1/2 cups stock', 'en', '1–1.5 cup', 'stock'],
    ['1-1/2-2 cups stock', 'en', '1.5–2 cup', 'stock'],
    ['1/2-3/4 cup nuts', 'en', '0.5–0.75 cup', 'nuts'],
    ['1/2-1 TL Chili', 'de', '0.5–1 tsp', 'Chili'],
    ['1-1/2 EL Öl', 'de', '1.5 tbsp', 'Öl'],
    ['2 à 3 gousses d’ail', 'fr', '2–3 clove', 'ail'],
    ['1,5-2 kg de patatas', 'es', '1.5–2 kg', 'patatas'],
    ['1-1/2 xícara de arroz', 'pt', '1.5 cup', 'arroz'],
    ['2-3 spicchi di aglio', 'it', '2–3 clove', 'aglio'],
    ['3-4 łyżki oleju', 'pl', '3–4 tbsp', 'oleju'],
    ['2-medium onions', 'en', '2', 'medium onions'],
    ['5-spice powder', 'en', 'none', '5-spice powder'],
    ['7-up', 'en', 'none', '7-up'],
  ]);
});

describe('amounts of nothing', () => {
  check([
    ['0 salt and pepper', 'en', 'none', 'salt and pepper', 'salt and pepper'],
    ['0.0 basil leaves', 'en', 'none', 'basil leaves', 'basil leaves'],
    ['0 g Salz', 'de', 'none', 'Salz', 'Salz'],
    ['0,00 EL Olivenöl', 'de', 'none', 'Olivenöl', 'Olivenöl'],
    ['0 sal y pimienta', 'es', 'none', 'sal y pimienta', 'sal y pimienta'],
    ['0 sel', 'fr', 'none', 'sel', 'sel'],
    ['0 prezzemolo', 'it', 'none', 'prezzemolo', 'prezzemolo'],
    ['0 g de sal', 'pt', 'none', 'sal', 'sal'],
    ['0 sól, do smaku', 'pl', 'none', 'sól', 'sól, do smaku'],
    ['塩 0', 'ja', 'none', '塩', '塩'],
    ['Salt: 0', 'en', 'none', 'Salt', 'Salt'],
    ['null parsley', 'en', 'none', 'parsley', 'parsley'],
    ['1 cup oats (0 g)', 'en', '1 cup', 'oats', '1 cup oats'],
    ['00 flour, sifted', 'en', 'none', '00 flour'],
    ['0-1 tsp sugar', 'en', '0–1 tsp', 'sugar'],
    ['0.5 tsp salt', 'en', '0.5 tsp', 'salt'],
  ]);
});

describe('amounts of a program before the line', () => {
  check([
    ['3.5 cups#3 1/2 cups whole milk', 'en', '3.5 cup', 'whole milk', '3 1/2 cups whole milk'],
    ['1.5 1 1/2 cups rice', 'en', '1.5 cup', 'rice', '1 1/2 cups rice'],
    ['0.5 ½ cup sugar', 'en', '0.5 cup', 'sugar', '½ cup sugar'],
    ['500 g 500 g Mehl', 'de', '500 g', 'Mehl', '500 g Mehl'],
    ['0.5 1/2 TL Salz', 'de', '0.5 tsp', 'Salz', '1/2 TL Salz'],
    ['2 2 huevos', 'es', '2', 'huevos', '2 huevos'],
    ['1.5 1½ łyżki octu', 'pl', '1.5 tbsp', 'octu', '1½ łyżki octu'],
    ['2# potatoes', 'en', '2 lb', 'potatoes'],
  ]);
});

describe('shares that are part of the name', () => {
  check([
    ['70% dark chocolate, 50 g', 'en', '50 g', '70% dark chocolate'],
    ['2% milk', 'en', 'none', '2% milk'],
    ['2 cups 1%-fat milk', 'en', '2 cup', '1%-fat milk'],
    ['85 percent lean beef, 1 lb', 'en', '1 lb', '85 percent lean beef'],
    ['100% whole wheat flour', 'en', 'none', '100% whole wheat flour'],
    ['10-12 % Sahne, 200 ml', 'de', '200 ml', '10-12 % Sahne'],
    ['3,5 % Milch', 'de', 'none', '3,5 % Milch'],
    ['200 g Schokolade (70 %)', 'de', '200 g', 'Schokolade'],
    ['70 % Schokolade: 100 g', 'de', '100 g', '70 % Schokolade'],
    ['chocolat noir 70 %, 150 g', 'fr', '150 g', 'chocolat noir 70 %'],
    ['50 g de chocolate 70%', 'es', '50 g', 'chocolate 70%'],
    ['0% yogur griego, 1 taza', 'es', '1 cup', '0% yogur griego'],
    ['200 ml panna 35%', 'it', '200 ml', 'panna 35%'],
    ['100 g de chocolate 50% cacau', 'pt', '100 g', 'chocolate 50% cacau'],
    ['śmietanka 30%, 200 ml', 'pl', '200 ml', 'śmietanka 30%'],
    ['生クリーム35% 200ml', 'ja', '200 ml', '生クリーム35%'],
    ['Bread flour 900 g 90%', 'en', '900 g', 'Bread flour'],
    ['Water 75% 750 g', 'en', '750 g', 'Water 75%'],
    ['Salz 20 g (2%)', 'de', '20 g', 'Salz'],
    ['Levain 20 % 200 g', 'fr', '200 g', 'Levain 20 %'],
  ]);
});
