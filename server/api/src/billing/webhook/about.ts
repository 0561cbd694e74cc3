import type { Stripe } from 'stripe';

/** What is believed of an event: which customer and which checkout it is about. */
export interface About {
  customerId: string | null;
  checkoutSessionId: string | null;
}

/** Events after which a customer's mirror may be wrong, by how their types begin. */
const relevant = /^(?:customer|invoice|payment_method|checkout\.session|setup_intent)\./;

const text = (object: unknown, key: string) => {
  const value: unknown =
    typeof object === 'object' && object !== null ? Reflect.get(object, key) : null;
  return typeof value === 'string' ? value : null;
};

/** Whom an event is about; a detached card says so only in what it was before. */
function customerOf({ data }: Stripe.Event): string | null {
  const { object, previous_attributes: before } = data;
  if (text(object, 'object') === 'customer') return text(object, 'id');
  return text(object, 'customer') ?? text(before, 'customer');
}

/** @returns null if there is nothing to do after an event. */
export function readAbout(event: Stripe.Event): About | null {
  if (!relevant.test(event.type)) return null;
  const isOfCheckout = event.type.startsWith('checkout.session.');
  const about = {
    customerId: customerOf(event),
    checkoutSessionId: isOfCheckout ? text(event.data.object, 'id') : null,
  };
  return about.customerId === null && about.checkoutSessionId === null ? null : about;
}
