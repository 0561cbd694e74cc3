/**
 * The way that requests are sent, fetched with the first of them. A member's page has asked for its first
 * answers by itself (`first-answers.ts`), so its first screen needs none.
 */
export const loadHttp = async () => (await import('./ky')).http;

// What fails now is fetched again by the request.
const preload = () => void loadHttp().catch(() => undefined);

// A press may send something. Pages are also rendered where nobody presses.
if ('document' in globalThis) {
  for (const touch of ['pointerdown', 'keydown'] as const) {
    addEventListener(touch, preload, { once: true, passive: true });
  }
}
