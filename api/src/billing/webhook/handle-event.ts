import type { Stripe } from 'stripe';
import { findAccountByCustomer } from '../../accounts/accounts';
import type { SyncServices } from '../stripe/sync-services';
import { closeCheckout } from '../stripe/close-checkout';
import { syncCustomer } from '../stripe/sync';

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

/**
 * Does what an event asks for. Nothing in it is believed but which customer and which checkout it
 * is about: their state is fetched. Customers of none of our users are left alone.
 */
export async function handleEvent(services: SyncServices, event: Stripe.Event) {
  if (!relevant.test(event.type)) return;
  const sessionId = text(event.data.object, 'id');
  if (event.type.startsWith('checkout.session.') && sessionId !== null)
    await closeCheckout(services, sessionId);
  const customerId = customerOf(event);
  if (customerId !== null && (await findAccountByCustomer(services.db, customerId)))
    await syncCustomer(services, customerId);
}
