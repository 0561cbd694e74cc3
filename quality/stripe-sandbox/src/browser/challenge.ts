import { FrameLink } from './frame-link';
import type { Outcome } from './protocol';

/** Over everything that a page can have but its own dialogs in the browser's top layer, as Stripe's. */
const covering = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  zIndex: '2147483647',
  colorScheme: 'light dark',
};

/** Makes all else in the page unreachable; the answer makes it reachable and returns the focus. */
function isolate(frame: HTMLIFrameElement): () => void {
  const focused = document.activeElement;
  const others = [...document.body.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== frame && !one.inert,
  );
  for (const one of others) one.inert = true;
  frame.focus();
  return () => {
    for (const one of others) one.inert = false;
    if (focused instanceof HTMLElement) focused.focus();
  };
}

/**
 * Shows the question of the card's bank over the page until its owner has answered it.
 * @param paymentMethod the card that a payment is made with before, which may need no question.
 * @returns the intent afterwards, or why it failed; Escape is a no.
 */
export async function challenge(
  origin: string,
  clientSecret: string,
  paymentMethod?: string,
): Promise<Outcome> {
  const more = paymentMethod === undefined ? {} : { payment_method: paymentMethod };
  const link = new FrameLink(origin, '/elements/challenge', {}, more);
  const { frame } = link;
  frame.title = 'Bank authentication';
  Object.assign(frame.style, covering);
  document.body.append(frame);
  const release = isolate(frame);
  const outcome = await link.call(clientSecret);
  release();
  link.close();
  return outcome;
}
