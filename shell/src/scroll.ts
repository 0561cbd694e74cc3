import type { Router } from './router';

/**
 * Corrects the router's scrolling. Another page appears at its scroll position without animation;
 * only a link within a page scrolls smoothly. And Back restores the position where a screen's content
 * comes late: the router tries once, when the screen appears.
 */
export function correctScrolling(router: Router): void {
  let known = router.state;
  let followed = new AbortController();
  router.subscribe((next) => {
    const { location, restoreScrollPosition: place } = next;
    if (location === known.location && place === known.restoreScrollPosition) return;
    const isWithinPage =
      location !== known.location && location.pathname === known.location.pathname;
    document.documentElement.style.scrollBehavior = isWithinPage ? '' : 'auto';
    known = next;
    followed.abort();
    followed = new AbortController();
    if (typeof place === 'number' && place > 0) followGrowth(place, followed);
  });
}

/** Scrolls to a place whenever the page has grown, until the visitor acts. */
function followGrowth(place: number, until: AbortController) {
  let height = Infinity;
  const observer = new ResizeObserver(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > height) window.scrollTo(0, place);
    height = scrollHeight;
  });
  observer.observe(document.body);
  until.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    const options = { signal: until.signal, passive: true };
    window.addEventListener(act, () => until.abort(), options);
  }
}
