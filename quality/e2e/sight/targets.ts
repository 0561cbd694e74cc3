/**
 * What is too small to be hit by WCAG 2.2, success criterion 2.5.8: smaller than 24 by 24 CSS pixels,
 * with another target in the circle of that size around its middle; links in a line of text excepted.
 * The engine cannot tell: it overlooks styles in cascade layers, where all of ours are, and takes
 * such targets for ones that the browser itself sizes, which are excepted too. Runs in a page, so it
 * uses nothing from around it.
 */
export function crowdedTargets(document: Document): string[] {
  const size = 24;
  /** Whether it stays in the window: what is below it there is scrolled free before it is hit. */
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
  // Behind an open dialog nothing can be hit.
  const place = document.querySelector('dialog:modal') ?? document;
  const shadows = [...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const targets = [place, ...shadows]
    .flatMap((root) => [
      ...root.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // What only screen readers get is a pixel wide on purpose.
    .filter(({ box }) => box.width > 1)
    .map(({ element, box }) => ({
      name: `${element.tagName} ${element.textContent.trim()}`,
      box,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      isSmall: box.width < size || box.height < size,
      isFixed: stays(element),
    }));
  type Target = (typeof targets)[number];

  const isCrowded = (target: Target, other: Target) => {
    if (target.isFixed !== other.isFixed) return false;
    const { left, right, top, bottom } = other.box;
    const beside = Math.max(left - target.x, 0, target.x - right);
    const above = Math.max(top - target.y, 0, target.y - bottom);
    const toBox = Math.hypot(beside, above);
    const toMiddle = Math.hypot(target.x - other.x, target.y - other.y);
    return toBox < size / 2 || (other.isSmall && toMiddle < size);
  };
  return targets
    .filter(({ isSmall }) => isSmall)
    .filter((target) => targets.some((other) => other !== target && isCrowded(target, other)))
    .map(({ name }) => name);
}
