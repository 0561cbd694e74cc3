/**
 * For the `ref` of a row: one that goes while it holds the focus hands it to the first button of
 * its neighbour, or to the screen's heading where none is left.
 */
export function keepFocusNearby(row: HTMLElement | null) {
  return () => {
    if (row === null || !row.contains(document.activeElement)) return;
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    const next = neighbour?.querySelector('button') ?? document.querySelector('h1');
    next?.focus();
  };
}
