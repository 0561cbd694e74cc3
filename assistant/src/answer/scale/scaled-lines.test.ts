import type { Language } from '../../language/languages';
import { phrasesOf } from '../../retrieval/phrases-of';
import { ingredientOf } from '../../post/lines/ingredient';
import { prepare } from '../../retrieval/prepare';
import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { scaledLine, scaledText } from '../amount/written-amount';

function shown(line: string, language: Language, factor: number): string {
  const recipe = {
    name: 'Dish',
    yield: null,
    times: { prep: null, cook: null, total: null },
    ingredients: [ingredientOf(line, null, language)],
    steps: [],
    notes: [],
    equipment: [],
    nutrition: [],
  };
  const post = { url: 'https://blog.test/a', title: 'Dish', image: null, language };
  const [first] = prepare({ ...post, recipe, passages: [] }).ingredients;
  if (first === undefined) throw new Error('no line was read');
  return (
    scaledLine(first, factor, language, language, phrasesOf(language)) ??
    scaledText(first.text, factor, language)
  );
}

test.each([
  // Sizes and shares stay, counts change.
  ['15 ounce can black beans', 'en', 2, '2 cans (15 oz) black beans'],
  ['2 (14 oz) cans tomatoes', 'en', 0.5, '1 can (14 oz) tomatoes'],
  ['2 90g mangetout', 'en', 2, '4 × 90 g mangetout'],
  ['400-g-Dose Tomaten', 'de', 3, '3 Dosen (400 g) Tomaten'],
  ['2 boîtes de 400 g de tomates', 'fr', 2, '4 boîtes (400 g) tomates'],
  ['1 lata de 400 g de maíz', 'es', 2, '2 latas (400 g) maíz'],
  ['1 scatola da 400 g di ceci', 'it', 2, '2 lattine (400 g) ceci'],
  ['1 lata de 395 g de leite', 'pt', 2, '2 latas (395 g) leite'],
  ['2 puszki po 400 g fasoli', 'pl', 2.5, '5 puszek (400 g) fasoli'],
  ['トマト缶 1缶（400g）', 'ja', 2, 'トマト缶 2缶 (400g)'],
  ['70% dark chocolate, 50 g', 'en', 2, '100 g 70% dark chocolate'],
  ['2% milk', 'en', 2, '2% milk'],
  ['100 g Schokolade (70 %)', 'de', 3, '300 g Schokolade'],
  ['Weizenmehl Type 550', 'de', 2, 'Weizenmehl Type 550'],
  ['śmietanka 30%, 200 ml', 'pl', 0.5, '100 ml śmietanka 30%'],
  // Floats and small fractions are the fractions that they mean.
  ['0.33333334326744 cup tahini', 'en', 2, '⅔ cup tahini'],
  ['0,66666 l Milch', 'de', 3, '2 l Milch'],
  ['1 ¹⁄₂ tsp chili', 'en', 3, '4½ tsp chili'],
  ['1¹/₂ tasse de lait', 'fr', 2, '3 tasses lait'],
  // No amount stays none.
  ['0 salt and pepper', 'en', 4, 'salt and pepper'],
  ['0 g de sal', 'pt', 4, 'sal'],
  // Dozens, sums, odd servings.
  ['half a dozen eggs', 'en', 2, '12 eggs'],
  ['media docena de huevos', 'es', 1.5, '9 huevos'],
  ['1 cup plus 2 tablespoons oil', 'en', 2, '2¼ cups oil'],
  ['1 taza más 2 cucharadas de harina', 'es', 2, '2¼ tazas harina'],
  ['2 eggs', 'en', 1.25, '2½ eggs'],
  ['3 Eier', 'de', 5 / 4, '3¾ Eier'],
  ['4 œufs', 'fr', 5 / 4, '5 œufs'],
  // What stands before the amount stays there.
  ['Juice of 1 lemon', 'en', 3, 'Juice of 3 lemons'],
  ['zest of half an orange', 'en', 2, 'zest of 1 orange'],
  ['Saft von 1 Zitrone', 'de', 2, 'Saft von 2 Zitronen'],
  ['zumo de medio limón', 'es', 4, 'zumo de 2 limones'],
  ['le zeste de 1 citron', 'fr', 3, 'le zeste de 3 citrons'],
  ['succo di mezzo limone', 'it', 4, 'succo di 2 limoni'],
  ['suco de 1 limão', 'pt', 2, 'suco de 2 limões'],
  ['sok z 1 cytryny', 'pl', 2, 'sok z 2 cytryny'],
  ['レモン1個分の汁', 'ja', 2, 'レモン2個分の汁'],
] as const)('%s (%s) × %d', (line, language, factor, wanted) => {
  expect(shown(line, language, factor)).toBe(wanted);
});

const pantry = listedPost({
  language: 'en',
  title: 'Pantry Stew',
  ingredients: ['3 80 g packs ramen', '14-ounce can corn', '2 120g chorizo', '1 2" piece ginger'],
  steps: ['Simmer all of it for 20 minutes.'],
});

test.each([
  ['how many grams of chorizo is that in all?', '240 g'],
  ['how many grams of ramen altogether?', '240 g'],
  ['how many grams of corn?', '397 g'],
  ['double the corn', '2 cans'],
])('%s: by the size of each', (question, amount) => {
  expect(ask(pantry, question).text).toContain(amount);
});
