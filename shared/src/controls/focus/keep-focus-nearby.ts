/**
 * For the `ref` of a row, or of a button, that may go while it holds the focus. The focus then goes
 * on: from a row to its neighbor or to its list's, from a button to the first one of its group, and
 * where nothing of that is left, to the screen's heading.
 */
export function keepFocusNearby(leaving: HTMLElement | null) {
  const group = leaving?.matches('button') ? leaving.closest('ul, [role="group"]') : null;
  return () => {
    if (leaving === null || !leaving.contains(document.activeElement)) return;
    const nearby = group ? [group] : [leaving, leaving.parentElement].flatMap(neighborsOf);
    // Only after this change of the page it is known what is left of it.
    queueMicrotask(() => {
      // React's StrictMode attaches each ref twice, and removes nothing.
      if (leaving.isConnected) return;
      const left = nearby.find((element) => element?.isConnected && buttonIn(element));
      (left ? buttonIn(left) : document.querySelector('h1'))?.focus();
    });
  };
}

const neighborsOf = (element: Element | null) => [
  element?.nextElementSibling,
  element?.previousElementSibling,
];

// What a closed part of a row holds takes no focus; its summary does.
const buttonIn = (element: Element) =>
  element.querySelector<HTMLElement>('summary, button:enabled');
