/**
 * Which child of a scroll area is nearest the center of what is shown of it.
 * @param area a positioned element that scrolls vertically, so that offsets count from it.
 * @returns the child's index; of two equally near ones the first.
 */
export function nearestToCenter(area: HTMLElement): number {
  const center = area.scrollTop + area.clientHeight / 2;
  const distances = Array.from(area.children, (child) =>
    child instanceof HTMLElement
      ? Math.abs(child.offsetTop + child.offsetHeight / 2 - center)
      : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}
