import { readPost } from './read-post';
import { data, page, plumCake } from './testing/plum-cake';

const read = (value: object | string) => {
  const { recipe } = readPost(page(data(value)), 'https://blog.test/plum-cake/').post;
  return {
    ingredients: recipe?.ingredients.map(({ text }) => text),
    steps: recipe?.steps.map(({ text }) => text),
    parts: recipe?.steps.map(({ group }) => group),
  };
};

const ingredients = plumCake.recipeIngredient;
const steps = plumCake.recipeInstructions.map(({ text }) => text);
const [first = '', second = ''] = steps;
const source = JSON.stringify(plumCake);
const method = (recipeInstructions: unknown) => read({ ...plumCake, recipeInstructions });

test.each([
  ['names with a capital', source.replaceAll('"recipeIn', '"RecipeIn')],
  [
    'names with a prefix',
    source.replaceAll('"recipe', '"schema:recipe').replace('"Recipe', '"schema:Recipe'),
  ],
  ['values one after another', `{"@type": "WebSite"}\n${source}`],
])('data with %s is read', (_shape, value) => {
  expect(read(value)).toMatchObject({ ingredients, steps });
});

test('a quote inside a text does not end it', () => {
  const spoken = source.replace('Halve the plums', 'Take a 9" tin, "greased", and halve the plums');
  expect(read(spoken).steps).toEqual([
    'Take a 9" tin, "greased", and halve the plums.',
    'Whisk the eggs with the flour.',
  ]);
});

describe('the method is read as steps', () => {
  test.each([
    [
      'items of a list',
      {
        '@type': 'ItemList',
        itemListElement: steps.map((text) => ({
          '@type': 'ListItem',
          item: { '@type': 'HowToStep', text },
        })),
      },
    ],
    ['one step of several lines', [{ '@type': 'HowToStep', text: steps.join('\n') }]],
    ['one step of HTML', [{ '@type': 'HowToStep', text: `<p>${steps.join('</p><p>')}</p>` }]],
    ['one numbered line', `1. ${first} 2. ${second}`],
    ['one line of numbered words', `Step 1: ${first} Step 2: ${second}`],
  ])('from %s', (_shape, value) => {
    expect(method(value).steps).toEqual(steps);
  });

  test.each([
    [
      'sections',
      [
        { '@type': 'HowToSection', name: 'Fruit:', itemListElement: [first] },
        { '@type': 'HowToSection', name: 'Batter', itemListElement: [second] },
      ],
    ],
    ['headings', `<h3>Fruit</h3><p>${first}</p><h3>Batter</h3><p>${second}</p>`],
    ['bold lines', `<p><b>Fruit:</b></p><p>${first}</p><p><b>Batter:</b></p><p>${second}</p>`],
    ['lines with a colon', `Fruit:\n${first}\nBatter:\n${second}`],
    ['steps with a colon', ['Fruit:', first, 'Batter:', second]],
  ])('and their groups from %s', (_shape, value) => {
    expect(method(value)).toMatchObject({ steps, parts: ['Fruit', 'Batter'] });
  });

  test('from lines that are all bold', () => {
    expect(method(steps.map((text) => `<p><b>${text}</b></p>`).join('')).steps).toEqual(steps);
  });

  test('from lists in lists without end', () => {
    expect(method(JSON.parse('['.repeat(3000) + ']'.repeat(3000))).steps).toEqual([]);
  });
});

test.each([
  ['bold', ['<strong>Fruit</strong>', '500 g plums', '<b>Batter</b>', '2 eggs']],
  ['marked by stars', ['**Fruit**', '500 g plums', '**Batter**', '2 eggs']],
  ['marked by dashes', ['--- Fruit ---', '500 g plums', '## Batter', '2 eggs']],
])('names of groups among the ingredients are read: %s', (_mark, recipeIngredient) => {
  const { recipe } = readPost(
    page(data({ ...plumCake, recipeIngredient })),
    'https://blog.test/plum-cake/',
  ).post;
  expect(recipe?.ingredients.map(({ text, group }) => [text, group])).toEqual([
    ['500 g plums', 'Fruit'],
    ['2 eggs', 'Batter'],
  ]);
});

const readLine = (recipeIngredient: string) => read({ ...plumCake, recipeIngredient }).ingredients;

test('one line with commas holds all ingredients, where each has an amount', () => {
  expect(readLine('500 g plums, 2 eggs, 150 g flour')).toEqual(ingredients);
  expect(readLine('500 g plums, halved, without stones')).toHaveLength(1);
});

test('broken data of something else than a recipe is no problem', () => {
  const article = '{"@type": "Article", "url": "/recipes/plums", }';
  expect(readPost(page(data(article)), 'https://blog.test/').problems).toEqual([
    expect.objectContaining({ code: 'no_text' }),
  ]);
});

test('one long paragraph has a step in each sentence', () => {
  const sentences = [
    'Stir the flour, the yeast, the sugar and the salt together in a wide bowl that holds three litres.',
    'Add the milk and the oil and knead for eight minutes, until the dough is smooth and a little tacky.',
    'Cover it and let it rise in a warm place for an hour and a half, until it has doubled.',
    'Heat the oven to 475°F with a baking sheet inside and divide the dough into four pieces.',
    'Bake for 14 minutes, until golden.',
  ];
  expect(method(sentences.join(' ')).steps).toEqual(sentences);
});
