import { after } from '../time';

/** What moves less than this, in pixels, is seen by nobody and counted by no browser. */
const threshold = 3;

/**
 * Makes a change of the page, and takes it back before it is painted where it moves what is in view. The
 * places before it are read in a task of their own: the layout after it makes a long one.
 * @param tries how often, where the page moves by itself meanwhile, as when a visitor scrolls.
 * @returns whether the change stays.
 */
export async function tryInPlace(
  change: () => void,
  takeBack: () => void,
  tries = 3,
): Promise<boolean> {
  // The answer of a closed question, or what is far from the view, is laid out only for who asks for its place.
  const elements = [...document.querySelectorAll('#root :not(svg *)')].filter(
    (element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true,
  );
  const before = elements.map(placeOf);
  const hasMoved = () =>
    elements.some((element, i) => {
      const [was, is] = [before[i], placeOf(element)];
      return was !== undefined && (isInView(was) || isInView(is)) && isApart(was, is);
    });
  await after(0);
  change();
  if (!hasMoved()) return true;
  takeBack();
  return tries > 1 && hasMoved() ? tryInPlace(change, takeBack, tries - 1) : false;
}

const placeOf = (element: Element) => element.getBoundingClientRect();

const isInView = ({ width, height, top, bottom, left, right }: DOMRect) =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const isApart = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.left - other.left) >= threshold || Math.abs(one.top - other.top) >= threshold;
