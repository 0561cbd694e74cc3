/** What a person presses, or types into before a press. */
const pressable = 'a, button, input, select, textarea';

/** By what is fetched: the elements whose press can need it, as a selector. */
const waiting = new Map<() => Promise<unknown>, string>();

function fetchWaiting({ target }: Event) {
  if (!(target instanceof Element)) return;
  for (const [load, pressed] of waiting) {
    if (target.closest(pressed) === null) continue;
    waiting.delete(load);
    // What fails now is fetched again when it is needed.
    load().catch(() => undefined);
  }
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
 * @param pressed selects the elements whose press can need it.
 */
export function fetchAtIntent(load: () => Promise<unknown>, pressed = pressable): void {
  waiting.set(load, pressed);
}
