/** Recipe cards, by what the blogger chose first, then by plugin, then by microdata. */
const cards = [
  '.wprm-recipe-container',
  '.tasty-recipes',
  '.mv-create-card',
  '[itemtype$="schema.org/Recipe"]',
];

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** JSON may write any character by its number. */
const decoded = (json: string) =>
  json.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The last line of the ingredients in a page's recipe data, as letters only; empty without one. */
function lastIngredient(): string {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent ?? '')
    .join();
  const [, list = ''] = /"recipeIngredient"\s*:\s*\[([^\]]*)/.exec(data) ?? [];
  return letters(decoded(/"([^"]*)"\s*$/.exec(list)?.[1] ?? ''));
}

/** Where a page's recipe data has no card of its own: the parent of its list of ingredients. */
function besideData(): Element | null {
  const wanted = lastIngredient();
  if (wanted === '') return null;
  const line = [...document.querySelectorAll('li')].findLast(
    ({ textContent }) => letters(textContent ?? '') === wanted,
  );
  return line?.closest('ul,ol')?.parentElement ?? null;
}

/** The element that a page's recipe is in; null where none is found. */
export const findCard = (): Element | null =>
  document.querySelector('[data-cpal]') ??
  cards.map((card) => document.querySelector(card)).find(Boolean) ??
  besideData();

/** Whether an element is room that the blogger left for the button, and holds nothing else. */
const isRoom = (element: Element): boolean =>
  element.matches('[data-cpal]') &&
  element.childElementCount === 0 &&
  element.getBoundingClientRect().height >= 48;

/**
 * Puts the button's element to a recipe where that moves nothing that a reader sees: the end of the
 * recipe is below the window still, or the blogger left room for it. The layout of a parent that
 * lines its children up is left alone.
 * @returns whether it is there.
 */
export function putBeside(host: HTMLElement, card: Element): boolean {
  const hasRoom = isRoom(card);
  if (!hasRoom && card.getBoundingClientRect().bottom < innerHeight) return false;
  const { display } = getComputedStyle(card.parentElement ?? card);
  if (hasRoom || /flex|grid/.test(display)) card.append(host);
  else card.after(host);
  return true;
}
