import { lastIngredient, lettersIn } from './recipe-data';

const page = (...scripts: string[]) => {
  document.body.innerHTML = scripts
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
};

const recipe = (...lines: string[]) =>
  JSON.stringify({ '@type': 'Recipe', recipeIngredient: lines });

it.each([
  ['a bracket', '2 eggs [large]'],
  ['a closing bracket alone', '1 can beans ] drained'],
  ['quotation marks', 'a 9" pan of cornbread'],
  ['a backslash', 'salt \\ pepper'],
])('reads a last ingredient with %s', (_, line) => {
  page(recipe('1 cup milk', line));
  expect(lastIngredient()).toBe(line);
});

it('finds the recipe in a graph, in a list and behind data that cannot be read', () => {
  page('{"@type": ', `{"@graph": [{"@type": "WebPage"}, ${recipe('2 pears')}]}`);
  expect(lastIngredient()).toBe('2 pears');
  page(`[{"@type": "BreadcrumbList"}, ${recipe('3 plums')}]`);
  expect(lastIngredient()).toBe('3 plums');
});

it('reads data that a system wrapped in marks or broke over lines', () => {
  page(`<!-- ${recipe('4 figs')} -->`);
  expect(lastIngredient()).toBe('4 figs');
  page(`//<![CDATA[\n${recipe('5 dates')}\n//]]>`);
  expect(lastIngredient()).toBe('5 dates');
  page('{"recipeIngredient": ["6 limes,\n halved"]}');
  expect(lettersIn(lastIngredient())).toBe('6limeshalved');
});

it('gives nothing for a page without recipe data, or with lines of another form', () => {
  page('{"@type": "WebPage"}', '{"recipeIngredient": [{"name": "eggs"}]}', 'null');
  expect(lastIngredient()).toBe('');
});

it.each([
  ['1&frac12; cups cr&egrave;me fra&icirc;che', '1½ cups crème fraîche'],
  ['salt &amp;amp; pepper', 'salt & pepper'],
  ['Grie&szlig; &#8211; 80&nbsp;g', 'Grieß – 80 g'],
  ['&#x0031;/2 jalape&ntilde;o', '1/2 Jalapeño'],
  ['b&oelig;uf', 'bœuf'],
  ['&#9999999; rice', 'rice'],
])('compares “%s” with “%s” by their letters', (data, shown) => {
  expect(lettersIn(data)).toBe(lettersIn(shown));
});
