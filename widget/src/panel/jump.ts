import { findText } from './find-text';

const name = 'cpal-source';

/** Milliseconds for which a place stays marked. */
const marked = 8_000;

/** Pixels above and below a place, so that it is seen where it belongs. */
const margin = 60;

let isStyled = false;

function addStyle() {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${name}){background-color:#ffd84d;color:#000}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Marks a place without a change of the page's own elements. */
function mark(range: Range) {
  if ('highlights' in CSS) {
    addStyle();
    CSS.highlights.set(name, new Highlight(range));
    setTimeout(() => CSS.highlights.delete(name), marked);
    return;
  }
  range.startContainer.parentElement?.animate(
    [{ outline: '3px solid #b58900' }, { outline: '3px solid #b5890000' }],
    marked,
  );
}

/**
 * Finds the first of some texts that stands in the page.
 * @param card is looked through first.
 */
export function findPlace(texts: readonly string[], card: Element | null): Range | null {
  const scopes = card === null ? [document.body] : [card, document.body];
  return texts.map((text) => findText(text, scopes)).find((range) => range !== null) ?? null;
}

/**
 * Whether a place can be read beside the panel: left or right of it, or in the room above it.
 * @param panel where the panel is in the window.
 */
export function fitsBeside(place: Range, panel: DOMRect): 'beside' | 'above' | null {
  const { left, right, height } = place.getBoundingClientRect();
  if (right < panel.left || left > panel.right) return 'beside';
  return height + 2 * margin < panel.top ? 'above' : null;
}

/**
 * Scrolls to a place and marks it; who goes on by keyboard goes on from there.
 * @param room pixels at the top of the window in which it is to be seen; null for the whole window.
 */
export function showPlace(place: Range, room: number | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'auto' : 'smooth';
  if (room === null)
    place.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior });
  else {
    const { top, height } = place.getBoundingClientRect();
    scrollBy({ top: top - (room - height) / 2, behavior });
  }
  getSelection()?.collapse(place.startContainer, place.startOffset);
  mark(place);
}
