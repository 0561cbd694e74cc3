/** What a page could take for its own: its hotkeys, its handlers of pasted and typed text. */
const typing = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste', 'copy', 'cut'];

/**
 * Keeps what is typed into the panel from the page, to which it would seem to come from an element
 * that is no field: a page's hotkey on “/” or a space would swallow the character. The first to see
 * an event is the window, so it is stopped there, and handled here.
 */
export function keepKeys(host: Element, handle: (event: KeyboardEvent) => void): void {
  for (const type of typing)
    addEventListener(
      type,
      (event) => {
        if (!event.composedPath().includes(host)) return;
        event.stopImmediatePropagation();
        if (event instanceof KeyboardEvent && type === 'keydown') handle(event);
      },
      { capture: true },
    );
}
