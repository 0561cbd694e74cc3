import { type DietName, dietNames } from '../language/cues/cues';
import type { Language } from '../language/languages';
import { unreadRecipe } from '../testing/posts';
import { dietOf } from './diets';

const recipe = (lines: readonly string[], steps: readonly string[] = []) =>
  unreadRecipe('Test', lines, steps);

const verdict = (line: string, diet: DietName, language: Language = 'en') =>
  dietOf(recipe([line]), diet, language).verdict;

test.each<[string, DietName, Language, string]>([
  ['2 cups coconut milk', 'vegan', 'en', 'yes'],
  ['2 cups coconut milk', 'dairy-free', 'en', 'yes'],
  ['3 tbsp peanut butter', 'dairy-free', 'en', 'yes'],
  ['3 tbsp peanut butter', 'peanut-free', 'en', 'no'],
  ['1 butternut squash', 'nut-free', 'en', 'yes'],
  ['freshly grated nutmeg', 'nut-free', 'en', 'yes'],
  ['1 eggplant', 'egg-free', 'en', 'yes'],
  ['200 g buckwheat flour', 'gluten-free', 'en', 'yes'],
  ['1 tsp cream of tartar', 'dairy-free', 'en', 'yes'],
  ['butter or margarine', 'dairy-free', 'en', 'no'],
  ['200 g almond flour', 'gluten-free', 'en', 'yes'],
  ['200 g almond flour', 'nut-free', 'en', 'no'],
  ['1 cup oats', 'gluten-free', 'en', 'unsure'],
  ['1 cup gluten-free oats', 'gluten-free', 'en', 'unsure'],
  ['2 tbsp soy sauce', 'gluten-free', 'en', 'no'],
  ['2 tbsp tamari', 'gluten-free', 'en', 'unsure'],
  ['1 stock cube', 'vegan', 'en', 'unsure'],
  ['1 stock cube', 'gluten-free', 'en', 'unsure'],
  ['a dash of Worcestershire sauce', 'vegetarian', 'en', 'no'],
  ['50 g Parmesan', 'vegetarian', 'en', 'unsure'],
  ['100 g dark chocolate', 'dairy-free', 'en', 'unsure'],
  ['3 tbsp pesto', 'nut-free', 'en', 'unsure'],
  ['2 tbsp tahini', 'sesame-free', 'en', 'no'],
  ['200 g prawns', 'shellfish-free', 'en', 'no'],
  ['2 tbsp oyster sauce', 'shellfish-free', 'en', 'no'],
  ['1 cup almond crunch topping', 'gluten-free', 'en', 'unsure'],
  ['1 bean and cheese burrito', 'gluten-free', 'en', 'unsure'],
  ['1 quart raspberry sherbet', 'dairy-free', 'en', 'no'],
  ['200 g imitation crabmeat', 'fish-free', 'en', 'no'],
  ['1 tsp almond extract', 'nut-free', 'en', 'unsure'],
  ['2 tbsp tapenade', 'fish-free', 'en', 'unsure'],
  ['3 tbsp Caesar dressing', 'fish-free', 'en', 'unsure'],
  ['2 cups powdered non-dairy creamer', 'dairy-free', 'en', 'unsure'],
  ['instant vanilla pudding mix', 'gluten-free', 'en', 'unsure'],
  ['2 tbsp malt vinegar', 'gluten-free', 'en', 'no'],
  ['100 g chocolate chips', 'peanut-free', 'en', 'unsure'],
  ['2 tbsp teriyaki sauce', 'gluten-free', 'en', 'no'],
  ['salt, to taste', 'gluten-free', 'en', 'yes'],
  ['sel et poivre au goût', 'gluten-free', 'fr', 'yes'],
  ['sól do smaku', 'gluten-free', 'pl', 'yes'],
  ['1 can baked beans', 'gluten-free', 'en', 'unsure'],
  ['1 can condensed cream of potato soup', 'vegetarian', 'en', 'unsure'],
  ['1/2 cup shortening', 'soy-free', 'en', 'unsure'],
  ['mystery powder', 'gluten-free', 'en', 'unsure'],
  ['100 g vegan butter', 'vegan', 'en', 'yes'],
  ['100 g vegan butter', 'dairy-free', 'en', 'unsure'],
  ['1 sheet puff pastry', 'gluten-free', 'en', 'no'],
  ['1 cup red wine', 'halal', 'en', 'no'],
  ['500 g beef', 'halal', 'en', 'unsure'],
  ['2 apples', 'kosher', 'en', 'unsure'],
  ['2 tbsp honey', 'vegan', 'en', 'no'],
  ['6 leaves of gelatine', 'vegetarian', 'en', 'no'],
  ['lactose-free milk', 'lactose-free', 'en', 'unsure'],
  ['lactose-free milk', 'dairy-free', 'en', 'no'],
  ['1 kg pommes de terre', 'vegan', 'fr', 'yes'],
  ['20 cl de crème liquide', 'vegan', 'fr', 'no'],
  ['500 g Mehl', 'gluten-free', 'de', 'no'],
  ['400 ml Kokosmilch', 'dairy-free', 'de', 'yes'],
  ['100 g Kirschtomatenbutter', 'vegan', 'de', 'unsure'],
  ['200 g de harina de trigo', 'gluten-free', 'es', 'no'],
  ['100 g di pinoli', 'nut-free', 'it', 'no'],
  ['1 xícara de leite de coco', 'dairy-free', 'pt', 'yes'],
  ['2 łyżki masła', 'vegan', 'pl', 'no'],
  ['masło orzechowe', 'dairy-free', 'pl', 'yes'],
  ['しょうゆ 大さじ2', 'gluten-free', 'ja', 'no'],
  ['豆乳 200ml', 'vegan', 'ja', 'yes'],
])('judges "%s" for %s (%s): %s', (line, diet, language, expected) => {
  expect(verdict(line, diet, language)).toBe(expected);
});

test('names the ingredients that decide', () => {
  const dish = recipe(['2 apples', '100 g butter', '1 stock cube', '2 eggs']);
  expect(dietOf(dish, 'vegan')).toEqual({
    verdict: 'no',
    because: [1, 3],
    steps: [],
    isAllergy: false,
  });
  expect(dietOf(dish, 'gluten-free')).toEqual({
    verdict: 'unsure',
    because: [2],
    steps: [],
    isAllergy: true,
  });
});

test('sees what the method adds to the list', () => {
  const dish = recipe(['4 apples', '100 g sugar'], ['Mix.', 'Butter the tin. Bake.']);
  expect(dietOf(dish, 'dairy-free')).toMatchObject({ verdict: 'unsure', steps: [2] });
  expect(dietOf(dish, 'egg-free').verdict).toBe('yes');
});

test.each(dietNames)('never says yes to an empty or unknown list for %s', (diet) => {
  expect(dietOf(recipe([]), diet).verdict).toBe('unsure');
  expect(verdict('xyz of the house', diet)).toBe('unsure');
});
