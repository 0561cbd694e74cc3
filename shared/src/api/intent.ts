/** What a person presses, or types into before a press. */
const pressed = 'a, button, input, select, textarea';

const waiting = new Set<() => Promise<unknown>>();

function fetchWaiting({ target }: Event) {
  if (!(target instanceof Element) || target.closest(pressed) === null) return;
  // What fails now is fetched again when it is needed.
  for (const load of waiting) load().catch(() => undefined);
  waiting.clear();
}

// Pages are also rendered where nobody presses. A finger's touch begins with `pointerover`, too.
if ('document' in globalThis) {
  for (const sign of ['pointerover', 'focusin'] as const) {
    document.addEventListener(sign, fetchWaiting, { passive: true });
  }
}

/**
 * Has a script that only a press can need fetched at the first sign of one: when the pointer or the focus
 * comes to what can be pressed.
 */
export function fetchAtIntent(load: () => Promise<unknown>): void {
  waiting.add(load);
}
