import type { Element } from './element';
import { colourOf, declarations, isSameColour, isTransparent } from './style';
import { fades, isAway } from './unseen';

/** The colours that text inside an element has, as far as inline styles say. */
export interface Colours {
  text: string | null;
  ground: string | null;
}

const hiddenClass =
  /^(?:(?:[a-z\d]{1,20}[-_]){0,4}(?:sr-only|screen-reader(?:-text|-only|-response)?|visually-?hidden)|d-none|is-hidden|u-hidden|invisible|offscreen|off-screen|display-none|hide|ng-hide|element-invisible|show-for-sr|assistive-text|a11y-hidden|hidden-text|text-hidden|print-only|visible-print)$/;

// Utility classes that hide on small screens alone name what shows on others.
const shownElsewhere = /^(?:sm|md|lg|xl|2xl|d-(?:sm|md|lg|xl))[:-]|:(?:block|flex|grid|inline)/;

const isHiddenByClass = ({ classes }: Element): boolean =>
  classes.some((one) => one === 'hidden' || hiddenClass.test(one)) &&
  !classes.some((one) => shownElsewhere.test(one));

const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

/** Whether inline styles hide what an element says; sets the colours for what is inside. */
function isHiddenByStyle(element: Element, around: Colours): [boolean, Colours] {
  const style = declarations(element.attributes.style ?? '');
  const ground =
    style.get('background-color') ?? style.get('background') ?? style.get('background-image');
  const text = style.get('color') ?? element.attributes.color?.toLowerCase();
  const colours: Colours = {
    // A picture or gradient behind the text is a ground of no known colour.
    ground: ground === undefined ? around.ground : (colourOf(ground) ?? 'unknown'),
    text: text === undefined ? around.text : colourOf(text),
  };
  const isUnseen =
    isAway(style) ||
    fades(style) ||
    (text !== undefined && isTransparent(text)) ||
    ((style.get('-webkit-text-fill-color') ?? '') === 'transparent' && ground === undefined) ||
    isLost(element, colours);
  return [isUnseen, colours];
}

/** Whether text has the colour of its ground; a heading's ground may come from a stylesheet. */
function isLost(element: Element, { text, ground }: Colours): boolean {
  if (text === null || ground === 'unknown') return false;
  if (ground === null) return !isHeading(element) && isSameColour(text, '255,255,255');
  return isSameColour(text, ground);
}

/**
 * Whether a reader does not see an element, by its attributes, classes or inline styles.
 * @returns that, and the colours for the elements inside
 */
export function isHidden(element: Element, around: Colours): [boolean, Colours] {
  const { attributes } = element;
  if (attributes.hidden !== undefined || isHiddenByClass(element)) return [true, around];
  if (attributes.style === undefined && attributes.color === undefined) return [false, around];
  return isHiddenByStyle(element, around);
}
