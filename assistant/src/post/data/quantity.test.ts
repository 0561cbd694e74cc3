import { readPost } from '../read-post';

const read = (recipe: object) =>
  readPost(
    `<title>Apple Sauce</title><script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Apple Sauce',
      recipeIngredient: ['6 apples'],
      recipeInstructions: 'Cook it.',
      ...recipe,
    })}</script>`,
    'https://spoon.example/apple-sauce/',
  ).post.recipe;

it.each([
  [{ name: 'sugar', value: '3/4', unitCode: 'G21' }, '3/4 cup sugar'],
  [{ name: 'apples', value: 2, unitCode: 'KGM' }, '2 kg apples'],
  [{ name: 'water', minValue: 80, maxValue: 100, unitCode: 'MLT' }, '80–100 ml water'],
  [{ name: 'pears', minValue: 2, maxValue: 2, unitCode: 'C62' }, '2 pears'],
  [{ name: 'oats', value: '1', unitText: 'handful', unitCode: 'XX' }, '1 handful oats'],
  [{ name: 'milk', amount: { value: 250, unitCode: 'MLT' } }, '250 ml milk'],
  [{ name: 'salt' }, 'salt'],
])('an ingredient of parts: %j', (part, text) => {
  const recipe = read({ recipeIngredient: [{ '@type': 'PropertyValue', ...part }] });
  expect(recipe?.ingredients.map((line) => line.text)).toEqual([text]);
});

it.each([
  [{ '@type': 'Duration', minValue: 'PT2H', maxValue: 'PT3H' }, 180],
  [{ '@type': 'QuantitativeValue', value: 25, unitCode: 'MIN' }, 25],
  [{ '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitText: 'hours' }, 120],
  ['PT45M', 45],
])('a time of parts: %j', (totalTime, minutes) => {
  expect(read({ totalTime })?.times.total).toBe(minutes);
});

it('a yield of parts', () => {
  expect(read({ recipeYield: { value: 3, unitText: 'jars' } })?.yield).toMatchObject({ amount: 3 });
});

const step = (text: string) => ({ '@type': 'HowToStep', text });
const section = (name: string, steps: object) => ({ '@type': 'HowToSection', name, ...steps });

it('the steps of sections, in whichever property they stand', () => {
  const recipe = read({
    recipeInstructions: [
      section('Fruit', { itemListElement: [], item: [step('Peel.'), step('Core.')] }),
      section('Pan', { item: step('Cook.') }),
      section('Jars', { itemListElement: step('Fill.') }),
      section('Empty', { itemListElement: [] }),
    ],
  });
  const lines = recipe?.steps.map(({ text, group }) => `${group}: ${text}`);
  expect(lines?.slice(0, 4)).toEqual(['Fruit: Peel.', 'Fruit: Core.', 'Pan: Cook.', 'Jars: Fill.']);
});
