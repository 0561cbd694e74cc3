import type { WidgetSettings } from '@cpal/shared/deployment';

/** Whether an element is room that the blogger left for the button, and holds nothing else. */
const isRoom = (element: Element): boolean =>
  element.matches('[data-cpal]') &&
  element.childElementCount === 0 &&
  element.getBoundingClientRect().height >= 48;

/** Whether what comes after an element is not in the window. */
export const endsBelow = (element: Element): boolean =>
  element.getBoundingClientRect().bottom >= innerHeight;

/**
 * Puts the button's element next to a recipe if that moves nothing that a reader sees: the recipe
 * ends below the window, or the blogger left room. Room is a choice for this one page, so it wins
 * over the placement of the whole blog. The layout of a flex or grid parent is left alone.
 * @returns whether it is there.
 */
export function placeByRecipe(
  host: HTMLElement,
  card: Element,
  placement: WidgetSettings['placement'],
): boolean {
  const hasRoom = isRoom(card);
  if (!hasRoom && !(placement === 'recipe' && endsBelow(card))) return false;
  const { display } = getComputedStyle(card.parentElement ?? card);
  if (hasRoom || /flex|grid/.test(display)) card.append(host);
  else card.after(host);
  return true;
}
