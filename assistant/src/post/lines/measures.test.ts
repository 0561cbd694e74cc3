import type { Language } from '../../language/languages';
import { ingredientOf } from './ingredient';

/** [line, language, quantity, unit, item] */
type Row = [line: string, language: Language, quantity: number, unit: string | null, item: string];

const check = (rows: readonly Row[]) => {
  test.each(rows)('%s (%s)', (line, language, quantity, unit, item) => {
    const found = ingredientOf(line, null, language);
    expect([found.unit, found.item]).toEqual([unit, item]);
    expect(found.quantity).toBeCloseTo(quantity, 3);
  });
};

describe('one measure plus or less another', () => {
  check([
    ['1 cup plus 2 tbsp honey', 'en', 1.125, 'cup', 'honey'],
    ['1 cup + 2 tablespoons honey', 'en', 1.125, 'cup', 'honey'],
    ['1 cup, plus 2 tablespoons honey', 'en', 1.125, 'cup', 'honey'],
    ['1 cup (240 ml) plus 2 tbsp (30 ml) milk', 'en', 1.125, 'cup', 'milk'],
    ['2 tablespoons and 1 teaspoon oil', 'en', 2.3333, 'tbsp', 'oil'],
    ['1 cup minus 2 tablespoons flour', 'en', 0.875, 'cup', 'flour'],
    ['1 cup less 1 tbsp sugar', 'en', 0.9375, 'cup', 'sugar'],
    ['2 tbsp sugar plus 1 tsp for dusting', 'en', 2, 'tbsp', 'sugar plus 1 tsp'],
    ['200 g - 250 g rice', 'en', 200, 'g', 'rice'],
    ['2 EL plus 1 TL Kakao', 'de', 2.3333, 'tbsp', 'Kakao'],
    ['1 EL + 1 TL Speisestärke', 'de', 1.3333, 'tbsp', 'Speisestärke'],
    ['1 Tasse minus 2 EL Mehl', 'de', 0.8817, 'metric_cup', 'Mehl'],
    ['1 kg 200 g Kartoffeln', 'de', 1.2, 'kg', 'Kartoffeln'],
    ['2 c. à soupe plus 1 c. à café de miel', 'fr', 2.3333, 'tbsp', 'miel'],
    ['1 c. à soupe et 1 c. à café de sucre', 'fr', 1.3333, 'tbsp', 'sucre'],
    ['1 taza más 2 cucharadas de harina', 'es', 1.125, 'cup', 'harina'],
    ['1 taza menos 2 cucharadas de azúcar', 'es', 0.875, 'cup', 'azúcar'],
    ['2 cucchiai più 1 cucchiaino di zucchero', 'it', 2.3333, 'tbsp', 'zucchero'],
    ['1 xícara mais 2 colheres de sopa de leite', 'pt', 1.125, 'cup', 'leite'],
    ['1 xícara e 2 colheres (sopa) de farinha', 'pt', 1.125, 'cup', 'farinha'],
    ['2 łyżki plus 1 łyżeczka miodu', 'pl', 2.3333, 'tbsp', 'miodu'],
    ['2 łyżki i 1 łyżeczka cukru', 'pl', 2.3333, 'tbsp', 'cukru'],
    ['牛乳 大さじ1と小さじ1', 'ja', 1.3333, 'tbsp', '牛乳'],
  ]);
});

describe('units written apart or with points', () => {
  check([
    ['1 table spoon vinegar', 'en', 1, 'tbsp', 'vinegar'],
    ['2 table-spoons vinegar', 'en', 2, 'tbsp', 'vinegar'],
    ['1 tea spoon salt', 'en', 1, 'tsp', 'salt'],
    ['8 fl. oz milk', 'en', 8, 'floz', 'milk'],
    ['8 fl.oz. milk', 'en', 8, 'floz', 'milk'],
    ['200 g. flour', 'en', 200, 'g', 'flour'],
    ['200 g r flour', 'en', 200, 'g', 'flour'],
    ['2 T L Salz', 'de', 2, 'tsp', 'Salz'],
    ['1 Ess-Löffel Senf', 'de', 1, 'tbsp', 'Senf'],
    ['200 g. Zucker', 'de', 200, 'g', 'Zucker'],
    ['2 c.à.s de crème', 'fr', 2, 'tbsp', 'crème'],
    ['50 c l de lait', 'fr', 50, 'cl', 'lait'],
    ['3 cdas. de aceite', 'es', 3, 'tbsp', 'aceite'],
    ['200 grs. de arroz', 'es', 200, 'g', 'arroz'],
    ['200 gr. di farina', 'it', 200, 'g', 'farina'],
    ['2 col. sopa de azeite', 'pt', 2, 'tbsp', 'azeite'],
    ['200 g. de açúcar', 'pt', 200, 'g', 'açúcar'],
    ['200 g. mąki', 'pl', 200, 'g', 'mąki'],
    ['2 łyż. oleju', 'pl', 2, 'tbsp', 'oleju'],
    ['2 T-bone steaks', 'en', 2, null, 'T-bone steaks'],
    ['3 large cans tomatoes', 'en', 3, null, 'large cans tomatoes'],
  ]);
});

describe('amounts behind a part of the thing', () => {
  check([
    ['Juice of 1 lemon', 'en', 1, null, 'Juice of lemon'],
    ['Finely grated zest of half an orange', 'en', 0.5, null, 'Finely grated zest of orange'],
    ['zest and juice of 2 limes', 'en', 2, null, 'zest and juice of limes'],
    ['Juice of a lemon', 'en', 1, null, 'Juice of lemon'],
    ['leaves from 4 sprigs thyme', 'en', 4, 'sprig', 'leaves from thyme'],
    ['Saft von 1 Zitrone', 'de', 1, null, 'Saft von Zitrone'],
    ['Saft einer halben Zitrone', 'de', 0.5, null, 'Saft Zitrone'],
    ['Abrieb von 1/2 Orange', 'de', 0.5, null, 'Abrieb von Orange'],
    ["le jus d'un demi-citron", 'fr', 0.5, null, "le jus d' citron"],
    ['le zeste de 2 oranges', 'fr', 2, null, 'le zeste de oranges'],
    ['el zumo de medio limón', 'es', 0.5, null, 'el zumo de limón'],
    ['ralladura de 1 limón', 'es', 1, null, 'ralladura de limón'],
    ['succo di mezzo limone', 'it', 0.5, null, 'succo di limone'],
    ['scorza di 2 arance', 'it', 2, null, 'scorza di arance'],
    ['suco de 1 limão', 'pt', 1, null, 'suco de limão'],
    ['raspas de meia laranja', 'pt', 0.5, null, 'raspas de laranja'],
    ['sok z połowy cytryny', 'pl', 0.5, null, 'sok z cytryny'],
    ['skórka z 2 pomarańczy', 'pl', 2, null, 'skórka z pomarańczy'],
    ['レモン汁 1個分', 'ja', 1, 'piece', 'レモン汁'],
    ['2 tbsp lemon juice', 'en', 2, 'tbsp', 'lemon juice'],
    ['lemon juice 2 tbsp', 'en', 2, 'tbsp', 'lemon juice'],
  ]);
});
