import type { Element } from './element';
import { colourOf, declarations, isSameColour, isTransparent } from './style';
import { fades, isAway, isClosed } from './unseen';

/** The colours that text inside an element has, as far as inline styles say. */
export interface Colours {
  text: string | null;
  ground: string | null;
}

/**
 * Whether a reader sees an element: `closed` where a control may open it, `unseen` where the page
 * keeps it from all who read with their eyes.
 */
export type Sight = 'seen' | 'closed' | 'unseen';

const unseenClass =
  /^(?:(?:[a-z\d]{1,20}[-_]){0,4}(?:sr-only|screen-reader(?:-text|-only|-response)?|visually-?hidden)|offscreen|off-screen|element-invisible|show-for-sr|assistive-text|a11y-hidden|hidden-text|text-hidden|print-only|visible-print)$/;

const closedClass = /^(?:hidden|d-none|is-hidden|u-hidden|invisible|display-none|hide|ng-hide)$/;

// Utility classes that hide on small screens alone name what shows on others.
const shownElsewhere = /^(?:sm|md|lg|xl|2xl|d-(?:sm|md|lg|xl))[:-]|:(?:block|flex|grid|inline)/;

function sightByClass({ classes }: Element): Sight {
  if (classes.some((one) => shownElsewhere.test(one))) return 'seen';
  if (classes.some((one) => unseenClass.test(one))) return 'unseen';
  return classes.some((one) => closedClass.test(one)) ? 'closed' : 'seen';
}

const sights: readonly Sight[] = ['seen', 'closed', 'unseen'];

/** The one of several that shows least. */
export const leastSeen = (...all: readonly Sight[]): Sight =>
  sights.findLast((one) => all.includes(one)) ?? 'seen';

const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

/** Whether inline styles hide what an element says; sets the colours for what is inside. */
function sightByStyle(element: Element, around: Colours): [Sight, Colours] {
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
    (text !== undefined && isTransparent(text)) ||
    ((style.get('-webkit-text-fill-color') ?? '') === 'transparent' && ground === undefined) ||
    isLost(element, colours);
  if (isUnseen) return ['unseen', colours];
  return [isClosed(style) || fades(style) ? 'closed' : 'seen', colours];
}

/** Whether text has the colour of its ground; a heading's ground may come from a stylesheet. */
function isLost(element: Element, { text, ground }: Colours): boolean {
  if (text === null || ground === 'unknown') return false;
  if (ground === null) return !isHeading(element) && isSameColour(text, '255,255,255');
  return isSameColour(text, ground);
}

/**
 * Whether a reader sees an element, by its attributes, classes and inline styles.
 * @returns that, and the colours for the elements inside
 */
export function sightOf(element: Element, around: Colours): [Sight, Colours] {
  const { attributes } = element;
  const named = leastSeen(
    attributes.hidden === undefined ? 'seen' : 'closed',
    sightByClass(element),
  );
  if (attributes.style === undefined && attributes.color === undefined) return [named, around];
  const [styled, colours] = sightByStyle(element, around);
  return [leastSeen(named, styled), colours];
}
