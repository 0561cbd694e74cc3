import { readPost } from './read-post';

const url = 'https://spoon.example/bowl/';

const page = (body: string, data: object | null = null) =>
  `<html lang="en"><head><title>Rice Bowl</title>${
    data === null ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  }</head><body><article><h1>Rice Bowl with Sesame Sauce</h1>${body}</article></body></html>`;

const list = (name: string, lines: readonly string[]) =>
  `<ul class="${name}">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const card = (name: string, ingredients: readonly string[], steps: readonly string[]) =>
  `<div class="tasty-recipes"><h2 class="tasty-recipes-title">${name}</h2>
   <div class="tasty-recipes-ingredients">${list('', ingredients)}</div>
   <div class="tasty-recipes-instructions">${list('', steps)}</div></div>`;

const data = (name: string, ingredients: string[], steps: string[], more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ingredients,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  ...more,
});

const bowl = [
  'Rice Bowl',
  ['200 g rice', '1 cucumber'],
  ['Cook the rice for 12 minutes.'],
] as const;
const sauce = ['Sesame Sauce', ['60 g tahini', '1 lime'], ['Whisk for 2 minutes.']] as const;

const linesOf = (html: string) => {
  const { recipe } = readPost(html, url).post;
  return [
    recipe?.ingredients.map(({ text, group }) => `${group}: ${text}`),
    recipe?.steps.map(({ number, text, group }) => `${number} ${group}: ${text}`),
  ];
};

const both = [
  [
    'Rice Bowl: 200 g rice',
    'Rice Bowl: 1 cucumber',
    'Sesame Sauce: 60 g tahini',
    'Sesame Sauce: 1 lime',
  ],
  ['1 Rice Bowl: Cook the rice for 12 minutes.', '2 Sesame Sauce: Whisk for 2 minutes.'],
];

it('has the recipes of all cards in a post, each under its name', () => {
  expect(linesOf(page(card(...bowl) + card(...sauce)))).toEqual(both);
});

it('has the recipes of the data, where the page shows none of them', () => {
  const recipes = [
    data(bowl[0], [...bowl[1]], [...bowl[2]]),
    data(sauce[0], [...sauce[1]], [...sauce[2]]),
  ];
  expect(linesOf(page('<p>Lunch.</p>', { '@graph': recipes }))).toEqual(both);
});

it('has a recipe once that is a card and data, and in the data of one card only', () => {
  const own = data(bowl[0], [...bowl[1]], [...bowl[2]]);
  expect(linesOf(page(card(...bowl) + card(...sauce), own))).toEqual(both);
});

it('leaves recipes of other pages out: of other addresses, listed, or not shown', () => {
  const own = data(bowl[0], [...bowl[1]], [...bowl[2]]);
  const other = (more: object) => data('Pork Buns', ['500 g pork', '1 leek'], ['Steam.'], more);
  const alone = [
    ['null: 200 g rice', 'null: 1 cucumber'],
    ['1 null: Cook the rice for 12 minutes.'],
  ];
  expect(
    linesOf(page(card(...bowl), [own, other({ url: 'https://spoon.example/buns/' })])),
  ).toEqual(alone);
  expect(linesOf(page('', [own, { '@type': 'ItemList', itemListElement: [other({})] }]))).toEqual(
    alone,
  );
  expect(linesOf(page(card(...bowl), [other({}), own]))).toEqual(alone);
});
