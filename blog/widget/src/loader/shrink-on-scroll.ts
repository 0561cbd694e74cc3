/** Pixels of the round button that is left. */
const round = 48;

/**
 * Leaves of a button in the corner its icon alone once the reader scrolls: it covers less of what is read.
 * It keeps its box, so that nothing is laid out again; a pointer or the keyboard shows all of it.
 */
export function shrinkOnScroll(host: HTMLElement, button: HTMLElement): void {
  const shrink = () => {
    button.style.setProperty('--hidden', `${button.offsetWidth - round}px`);
    host.dataset.scrolled = '';
  };
  addEventListener('scroll', shrink, { once: true, passive: true });
}
