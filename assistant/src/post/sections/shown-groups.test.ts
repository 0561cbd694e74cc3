import { readPost } from '../read-post';

const lines = ['1 loaf challah', '8 large eggs', '1/2 cup flour', '1/4 cup cold butter'];

const data = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'French toast bake',
  recipeIngredient: lines,
  recipeInstructions: ['Soak the bread.', 'Bake it.'],
});

const groupsOf = (...lists: [string, string[]][]) => {
  const shown = lists.map(
    ([heading, items]) => `<h3>${heading}</h3><ul><li>${items.join('</li><li>')}</li></ul>`,
  );
  const html = `<html><head><title>French toast bake</title>
    <script type="application/ld+json">${data}</script></head>
    <body><main><h1>French toast bake</h1>${shown.join('')}</main></body></html>`;
  const { post } = readPost(html, 'https://blog.example/bake');
  return post.recipe?.ingredients.map(({ group }) => group);
};

describe('the groups of data without any', () => {
  it('are those of the headings under which the page shows the same lines', () => {
    expect(groupsOf(['Casserole', lines.slice(0, 2)], ['Streusel', lines.slice(2)])).toEqual([
      'Casserole',
      'Casserole',
      'Streusel',
      'Streusel',
    ]);
  });

  it.each<[string, [string, string[]][]]>([
    ['one heading leads them all', [['Casserole', lines]]],
    [
      'not all lines are shown',
      [
        ['Casserole', lines.slice(0, 2)],
        ['Streusel', lines.slice(3)],
      ],
    ],
  ])('stay unknown where %s', (_where, lists) => {
    expect(groupsOf(...lists)).toEqual([null, null, null, null]);
  });
});
