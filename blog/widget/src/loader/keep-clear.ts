/** Pixels between the button and what it makes way for. */
const gap = 12;

/** Milliseconds after which a change of the page is looked at: bars slide in and out. */
const settleMs = 250;

/** Parts of the window that the button leaves alone: a taller one is the page itself, or a dialog. */
const maxShare = 0.5;

const dialogs = 'dialog,[role$="dialog"],[aria-modal="true"]';

/** The part of the page that stays in the window as it scrolls, around an element; null without one. */
function fixedAround(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at);
    if (/fixed|sticky/.test(position)) return Number(zIndex) < 0 ? null : at;
  }
  return null;
}

/** What stays in the window where the button would be. */
function obstaclesAt({ left, right, top, bottom }: DOMRect, host: Element): Element[] {
  const points = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  );
  const under = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
  under.delete(host);
  return [...new Set([...under].map(fixedAround))].filter((found) => found !== null);
}

/**
 * Moves the button up by what else stays at the window's edge, such as consent bars and ads, and
 * hides it while a dialog has the whole window. What moves is drawn elsewhere and shifts nothing.
 * @param risen pixels by which it is moved already.
 * @returns pixels by which it is moved now.
 */
function makeWay(host: HTMLElement, risen: number): number {
  const { x, y, width, height } = host.getBoundingClientRect();
  const home = new DOMRect(x, y + risen, width, height);
  let rise = 0;
  let isCovered = false;
  // Above a bar there may be another one.
  for (let bars = 0; bars < 3; bars += 1) {
    const place = new DOMRect(home.x, home.y - rise, home.width, home.height);
    const obstacles = obstaclesAt(place, host);
    const isLow = (found: Element) => found.getBoundingClientRect().height < innerHeight * maxShare;
    isCovered ||= obstacles.some(
      (found) => !isLow(found) && (found.matches(dialogs) || found.querySelector(dialogs) !== null),
    );
    const tops = obstacles.filter(isLow).map((found) => found.getBoundingClientRect().top);
    const next = home.bottom - Math.min(...tops) + gap;
    if (tops.length === 0 || home.bottom - next - home.height < 0) break;
    rise = next;
  }
  host.style.setProperty('--rise', `${rise}px`);
  host.style.setProperty('--shown', isCovered ? 'hidden' : 'visible');
  return rise;
}

/** Keeps a button in the corner clear of what comes to the window's edge and goes again. */
export function keepClear(host: HTMLElement): void {
  let isWaiting = false;
  let risen = 0;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (host.dataset.place === 'corner') risen = makeWay(host, risen);
    }, settleMs);
  };
  for (const change of ['resize', 'scroll', 'click', 'transitionend', 'animationend', 'load'])
    addEventListener(change, look, { capture: true, passive: true });
  new MutationObserver(look).observe(document.body, { childList: true });
  look();
}
