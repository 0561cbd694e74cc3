import type { Language } from '../../language/languages';
import { ingredientOf } from './ingredient';

/** [line, language, amount with its unit, size of one, item] */
type Row = [line: string, language: Language, amount: string, size: string, item: string];

const round = (amount: number) => Math.round(amount * 1000) / 1000;

const written = (from: number | null, to: number | null, unit: string | null): string =>
  from === null
    ? 'none'
    : `${round(from)}${to === null ? '' : `–${round(to)}`} ${unit ?? ''}`.trim();

const check = (rows: readonly Row[]) => {
  test.each(rows)('%s (%s)', (line, language, amount, of, item) => {
    const found = ingredientOf(line, null, language);
    const { size } = found;
    expect([
      written(found.quantity, found.quantity_max, found.unit),
      size ? written(size.quantity, size.quantity_max, size.unit) : '',
      found.item,
    ]).toEqual([amount, of, item]);
  });
};

describe('a count, then the size of each', () => {
  check([
    ['1 (14 oz) can coconut milk', 'en', '1 can', '14 oz', 'coconut milk'],
    ['2 (8-ounce) blocks tofu', 'en', '2 block', '8 oz', 'tofu'],
    ['2 14.5-oz. cans tomatoes', 'en', '2 can', '14.5 oz', 'tomatoes'],
    ['2-15 oz cans lentils', 'en', '2 can', '15 oz', 'lentils'],
    ['2 (6-ounce) salmon steaks', 'en', '2', '6 oz', 'salmon steaks'],
    ['2 90g mangetout', 'en', '2', '90 g', 'mangetout'],
    ['1 1 tbsp cornflour', 'en', '1 tbsp', '', 'cornflour'],
    ['3 1 garlic clove', 'en', '3', '', 'garlic clove'],
    ['2 x 400 g tomatoes', 'en', '2', '400 g', 'tomatoes'],
    ['2 cans (15 oz each) beans', 'en', '2 can', '15 oz', 'beans'],
    ['2 cans, 15 oz each, beans', 'en', '2 can', '15 oz', 'beans'],
    ['4 6-inch flour tortillas', 'en', '4', '6 inch', 'flour tortillas'],
    ['2 sticks (226 g) butter', 'en', '2 stick', '', 'butter'],
    ['3 cloves (1 tbsp) garlic', 'en', '3 clove', '', 'garlic'],
    ['2 Dosen à 400 g Tomaten', 'de', '2 can', '400 g', 'Tomaten'],
    ['2 Dosen (je 400 g) Tomaten', 'de', '2 can', '400 g', 'Tomaten'],
    ['1 Dose (400 g) Kichererbsen', 'de', '1 can', '400 g', 'Kichererbsen'],
    ['2 x 250 g Packungen Feta', 'de', '2 package', '250 g', 'Feta'],
    ['4 Lachsfilets à 150 g', 'de', '4', '150 g', 'Lachsfilets'],
    ['2 boîtes de 400 g de tomates', 'fr', '2 can', '400 g', 'tomates'],
    ['2 boîtes (400 g chacune) de pois chiches', 'fr', '2 can', '400 g', 'pois chiches'],
    ['4 filets de saumon de 150 g', 'fr', '4 dash', '150 g', 'saumon'],
    ['1 200 g de farine', 'fr', '1200 g', '', 'farine'],
    ['2 latas de 400 g de tomate', 'es', '2 can', '400 g', 'tomate'],
    ['2 latas (400 g cada una) de garbanzos', 'es', '2 can', '400 g', 'garbanzos'],
    ['2 barattoli da 400 g di ceci', 'it', '2 can', '400 g', 'ceci'],
    ['1 scatola (240 g) di fagioli', 'it', '1 can', '240 g', 'fagioli'],
    ['2 latas de 395 g de leite condensado', 'pt', '2 can', '395 g', 'leite condensado'],
    ['2 puszki po 400 g pomidorów', 'pl', '2 can', '400 g', 'pomidorów'],
    ['2 puszki (po 400 g) fasoli', 'pl', '2 can', '400 g', 'fasoli'],
    ['Tomaten 2 Dosen (je 400 g)', 'de', '2 can', '400 g', 'Tomaten'],
    ['Mehl Type 405 500 g', 'de', '500 g', '', 'Mehl Type 405'],
    ['トマト缶 1缶（400g）', 'ja', '1 can', '400 g', 'トマト缶'],
  ]);
});

describe('a size without a count', () => {
  check([
    ['15 ounce can black beans', 'en', '1 can', '15 oz', 'black beans'],
    ['14-ounce jar salsa', 'en', '1 jar', '14 oz', 'salsa'],
    ['28 oz. can crushed tomatoes', 'en', '1 can', '28 oz', 'crushed tomatoes'],
    ['a 400g tin of chickpeas', 'en', '1 can', '400 g', 'chickpeas'],
    ['One 10-ounce package spinach', 'en', '1 package', '10 oz', 'spinach'],
    ['200 g bar of chocolate', 'en', '1 bar', '200 g', 'chocolate'],
    ['12-inch pizza base', 'en', '1', '12 inch', 'pizza base'],
    ['400 g slices of ham', 'en', '400 g', '', 'slices of ham'],
    ['14 oz canned tomatoes', 'en', '14 oz', '', 'canned tomatoes'],
    ['400-g-Dose Tomaten', 'de', '1 can', '400 g', 'Tomaten'],
    ['400 g Dose Tomaten', 'de', '1 can', '400 g', 'Tomaten'],
    ['Eine 400-g-Dose Mais', 'de', '1 can', '400 g', 'Mais'],
    ['0,5 l Flasche Bier', 'de', '1 bottle', '0.5 l', 'Bier'],
    ['une boîte de 400 g de maïs', 'fr', '1 can', '400 g', 'maïs'],
    ['una lata de 400 g de maíz', 'es', '1 can', '400 g', 'maíz'],
    ['una scatola da 400 g di pelati', 'it', '1 can', '400 g', 'pelati'],
    ['uma lata de 395 g de leite', 'pt', '1 can', '395 g', 'leite'],
    ['400 g puszka fasoli', 'pl', '1 can', '400 g', 'fasoli'],
  ]);
});

describe('dozens', () => {
  check([
    ['a dozen eggs (about 60 g each)', 'en', '12', '60 g', 'eggs'],
    ['2 dozen (7-8 inch) wrappers', 'en', '24', '7–8 inch', 'wrappers'],
    ['half a dozen figs', 'en', '6', '', 'figs'],
    ['1-2 dozen oysters', 'en', '12–24', '', 'oysters'],
    ['1 Dutzend Eier (je 60 g)', 'de', '12', '60 g', 'Eier'],
    ['ein halbes Dutzend Austern', 'de', '6', '', 'Austern'],
    ['1 docena de huevos', 'es', '12', '', 'huevos'],
    ['media docena de huevos (60 g cada uno)', 'es', '6', '60 g', 'huevos'],
    ["une douzaine d'œufs", 'fr', '12', '', 'œufs'],
    ["une demi-douzaine d'huîtres", 'fr', '6', '', 'huîtres'],
    ['una dozzina di vongole', 'it', '12', '', 'vongole'],
    ['mezza dozzina di uova', 'it', '6', '', 'uova'],
    ['2 dúzias de ovos', 'pt', '24', '', 'ovos'],
    ['meia dúzia de ovos', 'pt', '6', '', 'ovos'],
    ['tuzin jajek', 'pl', '12', '', 'jajek'],
    ['pół tuzina jajek', 'pl', '6', '', 'jajek'],
    ['卵 1ダース', 'ja', '12', '', '卵'],
  ]);
});

describe('inches and centimeters', () => {
  check([
    ['3 inch piece of ginger', 'en', '1 piece', '3 inch', 'ginger'],
    ['1 2" piece fresh turmeric', 'en', '1 piece', '2 inch', 'fresh turmeric'],
    ['1 (2-inch) knob ginger', 'en', '1 knob', '2 inch', 'ginger'],
    ['a 1-inch piece of ginger', 'en', '1 piece', '1 inch', 'ginger'],
    ['1½" piece ginger', 'en', '1 piece', '1.5 inch', 'ginger'],
    ['6 (1/4 inch thick) slices bread', 'en', '6 slice', '0.25 inch', 'bread'],
    ['2 inches ginger', 'en', '2 inch', '', 'ginger'],
    ['2 cm ginger', 'en', '2 cm', '', 'ginger'],
    ['3 cm Ingwer', 'de', '3 cm', '', 'Ingwer'],
    ['1 Stück Ingwer (3 cm)', 'de', '1 piece', '3 cm', 'Ingwer'],
    ['1 Stück (3 cm) Ingwer', 'de', '1 piece', '3 cm', 'Ingwer'],
    ['ein 3 cm großes Stück Ingwer', 'de', '1 piece', '3 cm', 'Ingwer'],
    ['1 morceau de gingembre de 3 cm', 'fr', '1 piece', '3 cm', 'gingembre'],
    ['1 trozo de 3 cm de jengibre', 'es', '1 piece', '3 cm', 'jengibre'],
    ['1 pezzo di zenzero di 3 cm', 'it', '1 piece', '3 cm', 'zenzero'],
    ['um pedaço de gengibre de 2 cm', 'pt', '1 piece', '2 cm', 'gengibre'],
    ['1 kawałek imbiru (3 cm)', 'pl', '1 piece', '3 cm', 'imbiru'],
    ['しょうが 2cm', 'ja', '2 cm', '', 'しょうが'],
  ]);
});
