import type { TestEnvironment } from 'jest-environment-jsdom';

type PageWindow = NonNullable<InstanceType<typeof TestEnvironment>['dom']>['window'];

/**
 * Queries by role ask for the style of every element over and over, and jsdom finds each from all
 * rules. This keeps an element's computed style until something in the document changes.
 */
export function rememberStyles(window: PageWindow): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(window.document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  window.getComputedStyle = (element, pseudoElement) => {
    // Changes that the observer has not reported yet.
    if (changes.takeRecords().length > 0) forget();
    const known = pseudoElement ? undefined : styles.get(element);
    const style = known ?? compute(element, pseudoElement);
    // Nobody reports changes of a part that is not in the document.
    if (!pseudoElement && element.isConnected) styles.set(element, style);
    return style;
  };
}
