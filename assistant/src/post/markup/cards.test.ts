import { readPost } from '../read-post';

const list = (lines: readonly string[]) => `<ul><li>${lines.join('</li><li>')}</li></ul>`;

const timed = (name: string, number: number, unit: string) =>
  `<div class="wprm-recipe-time-container"><span>${name} time: </span>
   <span class="wprm-recipe-${name}_time wprm-recipe-${name}_time-${unit}">${number}</span>
   <span class="wprm-recipe-${name}_time-unit">${unit}</span></div>`;

test('a card gives the times whose numbers and units stand apart', () => {
  const card = `<div class="wprm-recipe">${timed('prep', 25, 'minutes')}${timed('total', 2, 'hours')}
    <div class="wprm-recipe-ingredient-group">${list(['2 cups oats', '1 cup milk'])}</div>
    <div class="wprm-recipe-instruction-group">${list(['Stir the oats into the milk.', 'Chill them for two hours.'])}</div></div>`;
  const page = `<html lang="en"><body><article><h1>Oats</h1>${card}</article></body></html>`;
  expect(readPost(page, 'https://blog.example/oats').post.recipe?.times).toEqual({
    prep: 25,
    cook: null,
    total: 120,
  });
});

test('times that share one line are told apart', () => {
  const card = `<div class="wprm-recipe"><div>Prep <span class="wprm-recipe-prep_time">10</span> <span>mins</span>
    Cook <span class="wprm-recipe-cook_time">25</span> <span>mins</span></div>
    <div class="wprm-recipe-ingredient-group">${list(['2 cups oats', '1 cup milk'])}</div>
    <div class="wprm-recipe-instruction-group">${list(['Stir the oats into the milk.', 'Bake them.'])}</div></div>`;
  expect(read(card).recipe?.times).toMatchObject({ prep: 10, cook: 25 });
});

const read = (body: string, head = '') =>
  readPost(
    `<html lang="en"><head>${head}</head><body><main><h1>Oats</h1>${body}</main></body></html>`,
    'https://blog.example/oats',
  ).post;

const sentence = 'Stir the oats into the milk until smooth.';
const steps = [`${sentence} Add the honey.`, 'Chill them for two hours.'];

const part = (name: string, text: string) =>
  `<span class="wprm-recipe-ingredient-${name}">${text}</span>`;

test('a card whose styles part an amount from its unit is read with spaces', () => {
  const lines = [
    part('amount', '2') + part('unit', 'cups') + part('name', 'oats') + part('notes', ', rolled'),
    part('amount', '1') + part('name', 'banana'),
  ];
  const card = `<div class="wprm-recipe"><div class="wprm-recipe-ingredient-group">${list(lines)}</div>
    <div class="wprm-recipe-instruction-group">${list(steps)}</div></div>`;
  expect(read(card).recipe?.ingredients.map(({ text }) => text)).toEqual([
    '2 cups oats, rolled',
    '1 banana',
  ]);
});

test('things and amounts at the ends of lines are ingredients', () => {
  const lines = ['<a><b>oats</b></a><u>200 g</u>', '<a><b>milk</b></a><u>300 ml</u>'];
  const body = `<ul class="ingredients">${list(lines)}</ul><ol class="method">${list(steps)}</ol>`;
  expect(read(body).recipe?.ingredients.map(({ text }) => text)).toEqual([
    'oats 200 g',
    'milk 300 ml',
  ]);
});

test('the heading of notes is no note, and a button no ingredient', () => {
  const card = `<div class="tasty-recipes"><div class="tasty-recipes-ingredients"><ul><li>2 cups oats</li>
    <li>1 cup milk</li></ul><p><a class="button" href="#">Double it</a></p></div>
    <div class="tasty-recipes-instructions">${list(steps)}</div>
    <div class="tasty-recipes-notes"><h3>Notes</h3><p>Any milk will do.</p></div></div>`;
  const { recipe } = read(card);
  expect(recipe?.notes).toEqual(['Any milk will do.']);
  expect(JSON.stringify(recipe)).not.toContain('Double');
});

const withData = (recipeIngredient: readonly string[], shown: readonly string[], more = '') => {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Oats',
    recipeIngredient,
    recipeInstructions: steps,
  });
  return read(
    `<h2>Ingredients</h2>${list(shown)}<h2>Method</h2>${list(steps)}${more}`,
    `<script type="application/ld+json">${data}</script>`,
  );
};

describe('beside the data of the page', () => {
  test('the measures that a page adds in brackets are read', () => {
    const shown = ['1 ½ cups (360 mL) cream (35%)', '2 eggs'];
    const { recipe } = withData(['1 1/2 cups cream (35%)', '2 eggs'], shown);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(shown);
  });

  test('other lines of the page do not take the place of the data', () => {
    const named = ['1 cup cream (35%)', '2 eggs'];
    const { recipe } = withData(named, ['1 cup (240 ml) cream', '2 eggs']);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(named);
  });

  test('a sentence of a step is no passage of the body', () => {
    const { passages } = withData(
      ['1 cup cream'],
      ['1 cup cream'],
      `<h2>In pictures</h2><p>${sentence}</p><p>${sentence} It thickens later.</p>`,
    );
    expect(passages.map(({ text }) => text)).toEqual([`${sentence} It thickens later.`]);
  });
});

test('a card of one group without its own element still gives its notes', () => {
  const card = `<div class="wprm-recipe"><div class="wprm-recipe-ingredients-container">
    <ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient">2 cups oats</li><li class="wprm-recipe-ingredient">1 cup milk</li></ul></div>
    <ul class="wprm-recipe-instructions"><li class="wprm-recipe-instruction">Stir the oats into the milk.</li><li class="wprm-recipe-instruction">Chill them for two hours.</li></ul>
    <div class="wprm-recipe-notes">Almond milk is fine too.</div></div>`;
  const page = `<html lang="en"><body><article><h1>Oats</h1>${card}</article></body></html>`;
  expect(readPost(page, 'https://blog.example/oats').post.recipe?.notes).toEqual([
    'Almond milk is fine too.',
  ]);
});
