import type { Element } from './element';

const most = { nodes: 200, steps: 12 };

const isBlank = (text: string): boolean => text.trim() === '';

/** Whether an element holds any text, without the parts that `skips` names. */
export function hasText(
  root: Element,
  skips: (element: Element) => boolean = () => false,
): boolean {
  const waiting: Element[] = [root];
  for (let seen = 0; seen < most.nodes; seen += 1) {
    const next = waiting.pop();
    if (next === undefined) return false;
    for (const child of next.children.slice(0, most.nodes)) {
      if (typeof child === 'string') {
        if (!isBlank(child)) return true;
      } else if (!skips(child)) waiting.push(child);
    }
  }
  return true;
}

const isText = (node: Element | string): boolean =>
  typeof node === 'string' ? !isBlank(node) : hasText(node);

/** Whether all text of a parent stands in one of its children. */
export const isOnlyText = (child: Element, { children }: Element): boolean =>
  children.length <= most.steps && !children.some((one) => one !== child && isText(one));

const places = new WeakMap<Element, Map<Element | string, number>>();

/** An element's place among its siblings, which are counted once. */
function placeOf(element: Element, parent: Element): number {
  const known = places.get(parent)?.get(element) ?? -1;
  if (parent.children[known] === element) return known;
  places.set(parent, new Map(parent.children.map((one, place) => [one, place])));
  return places.get(parent)?.get(element) ?? -1;
}

function nextWithText(element: Element, step: 1 | -1): Element | string | null {
  const { parent } = element;
  if (parent === null) return null;
  const place = placeOf(element, parent);
  if (place === -1) return null;
  for (let steps = 1; steps <= most.steps; steps += 1) {
    const one = parent.children[place + steps * step];
    if (one === undefined) return null;
    if (isText(one)) return one;
  }
  return null;
}

/** The element or text right before an element; null where nothing is. */
export const textBefore = (element: Element): Element | string | null => nextWithText(element, -1);

/** The element or text right after an element; null where nothing is. */
export const textAfter = (element: Element): Element | string | null => nextWithText(element, 1);
