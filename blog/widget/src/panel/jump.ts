import { findText } from './find-text';

const name = 'cpal-source';

/** Milliseconds for which a place stays marked. */
const markedMs = 8_000;

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
    setTimeout(() => CSS.highlights.delete(name), markedMs);
    return;
  }
  range.startContainer.parentElement?.animate(
    [{ outline: '3px solid #b58900' }, { outline: '3px solid #b5890000' }],
    markedMs,
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
 * Whether a place can be read next to the panel: left or right of it, or in the room above it.
 * @param panel where the panel is in the window.
 */
export function fitsBeside(place: Range, panel: DOMRect): 'beside' | 'above' | null {
  const { left, right, height } = place.getBoundingClientRect();
  if (right < panel.left || left > panel.right) return 'beside';
  return height + 2 * margin < panel.top ? 'above' : null;
}

/** Corrections of a scroll; more would be a page that never comes to rest. */
const maxCorrections = 3;

/** Milliseconds after which a scroll is taken to be over, also where no event tells. */
const maxScrollMs = 1_200;

/** Waits for the end of a scroll and for what the browser lays out there. */
const scrolled = () =>
  new Promise<void>((resolve) => {
    const rested = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    const over = setTimeout(rested, maxScrollMs);
    const ended = () => {
      clearTimeout(over);
      rested();
    };
    addEventListener('scrollend', ended, { capture: true, once: true });
  });

/** Becomes true as soon as the reader scrolls on their own. */
function watchReader() {
  const watch = { hasScrolled: false };
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(sign, () => (watch.hasScrolled = true), {
      capture: true,
      passive: true,
      once: true,
    });
  return watch;
}

/**
 * Scrolls until a place rests where it is to be seen: what a page lays out or loads as it comes near
 * (`content-visibility`, pictures) moves everything below.
 */
async function scrollTo(place: Range, room: number | null, behavior: ScrollBehavior) {
  const reader = watchReader();
  const go = (how: ScrollBehavior) => {
    const { top, height } = place.getBoundingClientRect();
    if (room !== null) scrollBy({ top: top - (room - height) / 2, behavior: how });
    else place.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: how });
  };
  go(behavior);
  for (let corrections = 0; corrections < maxCorrections; corrections += 1) {
    await scrolled();
    if (reader.hasScrolled) return;
    const before = place.getBoundingClientRect().top;
    go('instant');
    if (Math.abs(place.getBoundingClientRect().top - before) < 1) return;
  }
}

/**
 * Scrolls to a place and marks it; who goes on by keyboard goes on from there.
 * @param room pixels at the top of the window in which it is to be seen; null for the whole window.
 */
export function showPlace(place: Range, room: number | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  void scrollTo(place, room, isCalm ? 'instant' : 'smooth');
  getSelection()?.collapse(place.startContainer, place.startOffset);
  mark(place);
}
