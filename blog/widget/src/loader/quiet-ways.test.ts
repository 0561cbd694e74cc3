import { addQuietWays } from './quiet-ways';

const jump = '<a href="#recipe">Jump to recipe</a>';
const data =
  '<script type="application/ld+json">{"recipeIngredient":["1 egg","2 tbsp sugar"]}</script>';
const list = '<ul><li>1 egg</li><li>2 tbsp sugar</li></ul>';

/** A page whose parts are all where `at` says; the further ways in that come about are inside of these elements. */
function waysOn(page: string, at: () => DOMRect = () => new DOMRect(0, 0, 0, 9_999)) {
  document.body.innerHTML = page;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(at);
  const card = document.querySelector('#recipe');
  const press = jest.fn();
  if (card) addQuietWays(card, 'en', 'Ask about this recipe', press);
  const ways = [...document.querySelectorAll('cpal-ask')];
  return { ways, press, places: ways.map((way) => way.previousElementSibling?.tagName) };
}

it('stands beside the link down to the recipe and under its ingredients, and tells which was pressed', () => {
  const { ways, places, press } = waysOn(
    `<p>${jump}</p><div id="recipe">${list}<p>Bake.</p></div>${data}`,
  );
  expect(places).toEqual(['A', 'UL']);
  const [first] = ways.map((way) => way.shadowRoot?.querySelector('button'));
  first?.click();
  expect(press).toHaveBeenCalledWith(first);
});

it.each([
  ['a table of contents', `<ul><li>${jump}</li></ul><div id="recipe"></div>`],
  ['a link that stands in no row of its own', `<main>${jump}<div id="recipe"></div></main>`],
  [
    'a link to something else',
    '<p><a href="#top">Top</a></p><h1 id="top"></h1><p></p><div id="recipe"></div>',
  ],
])('leaves %s alone', (_what, page) => {
  expect(waysOn(page).ways).toEqual([]);
});

it('knows a mark right before the recipe for the recipe', () => {
  const page = '<p><a href="#mark">Jump</a></p><i id="mark"></i><div id="recipe"></div>';
  expect(waysOn(page).places).toEqual(['A']);
});

it('stays away where it would move the recipe, and where the ingredients are in view', () => {
  const page = `<p>${jump}</p><div id="recipe">${list}</div>${data}`;
  const { ways } = waysOn(page, () => new DOMRect(0, document.querySelectorAll('cpal-ask').length));
  expect(ways).toEqual([]);
});
