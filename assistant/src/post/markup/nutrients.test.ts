import { readPost } from '../read-post';

const list = (lines: readonly string[]) => `<ul><li>${lines.join('</li><li>')}</li></ul>`;

const lines = `${list(['2 cups oats', '1 cup milk']).replace('<ul>', '<ul class="wprm-recipe-ingredients">')}
  ${list(['Stir the oats into the milk.', 'Chill them for two hours.']).replace('<ul>', '<ul class="wprm-recipe-instructions">')}`;

const recipeOf = (card: string) =>
  readPost(
    `<html lang="en"><body><article><h1>Oats</h1>${card}</article></body></html>`,
    'https://blog.example/oats',
  ).post.recipe;

test('a card without groups gives its lines, servings and notes', () => {
  const card = `<div class="wprm-recipe">Servings <span class="wprm-recipe-servings">4</span> ${lines}
    <div class="wprm-recipe-notes">They keep three days.</div></div>`;
  expect(recipeOf(card)).toMatchObject({
    yield: { amount: 4 },
    ingredients: [{ text: '2 cups oats' }, { text: '1 cup milk' }],
    steps: [{ number: 1 }, { number: 2 }],
    notes: ['They keep three days.'],
  });
});

test.each([
  [
    '<div>Calories <span class="wprm-recipe-calories">310</span> kcal</div>',
    '310 kcal',
    'calories',
  ],
  [
    `<div class="wprm-nutrition-label-container">Serving: 1 bowl | Calories: 310kcal | Salt: 0.4g</div>`,
    '310kcal',
    'Calories',
  ],
])('a card gives its nutrients: %s', (nutrition, value, name) => {
  const { nutrition: read } = recipeOf(`<div class="wprm-recipe">${lines}${nutrition}</div>`) ?? {};
  expect(read).toContainEqual({ name, value });
});
