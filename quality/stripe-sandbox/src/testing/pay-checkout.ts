import type Stripe from 'stripe';

const testCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

/** Presses Pay on a session's hosted page, by default with the test card. */
export function payCheckout(
  session: Stripe.Checkout.Session,
  fields: Record<string, string> = {},
): Promise<Response> {
  return fetch(session.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ ...testCard, ...fields }),
    redirect: 'manual',
  });
}

/** Answers the question that a card's bank asks on the page of that address. */
export function answerBank(address: string, outcome: 'complete' | 'fail'): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
}
