import { parseAs } from '@cpal/shared/contract/parse';
import type { Checkout, CreateCheckout } from '@cpal/shared/contract/billing/checkout';
import { email as emailField } from '@cpal/shared/contract/fields';
import type { Account } from '../../users/accounts';
import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import type { SyncServices } from '../stripe/sync-services';
import { ensureCustomer } from '../stripe/customers';
import { requireOnSale } from '../stripe/on-sale';
import { blocksCheckout, findSubscription } from '../stripe/standing';
import { syncCustomer } from '../stripe/sync';
import { endEarlier, startSession } from './session';

/** Leads a member to the hosted checkout as their own customer, which is made where there is none. */
async function memberCheckout(
  services: SyncServices & Uses<'settings'>,
  user: Account,
  { priceId, stripeCustomerId }: CreateCheckout,
): Promise<Checkout> {
  if (stripeCustomerId && stripeCustomerId !== user.stripeCustomerId)
    throw new Problem('customer_mismatch', 'This customer is not yours.', { status: 403 });
  await requireOnSale(services, priceId);
  const customer = await ensureCustomer(services, user);
  await endEarlier(services, user.id);
  // A subscription may have been paid for a moment ago, before its webhook came.
  await syncCustomer(services, customer.id);
  if (blocksCheckout(await findSubscription(services.db, customer.id)))
    throw new Problem('subscription_exists', 'You already have a subscription.');
  const url = await startSession(services, {
    priceId,
    email: user.email,
    member: { userId: user.id, customerId: customer.id },
  });
  return { url, newCustomerCreated: customer.isNew, customerId: customer.id };
}

/** Leads a visitor there; Stripe makes the customer, and linking it later requires proof. */
async function visitorCheckout(
  services: SyncServices & Uses<'settings'>,
  { priceId, customerEmail, stripeCustomerId }: CreateCheckout,
): Promise<Checkout> {
  if (stripeCustomerId)
    throw new Problem('unauthenticated', 'Please log in to use your customer account.');
  const email = parseAs(emailField('Email is required'), customerEmail ?? '');
  if (!email.success) throw new Problem('validation_failed', email.issues[0].message);
  await requireOnSale(services, priceId);
  const url = await startSession(services, { priceId, email: email.output, member: null });
  return { url, newCustomerCreated: false, customerId: null };
}

/**
 * Starts a checkout of one plan.
 * @param user null without a bearer: then no existing customer is used or looked up.
 * @throws Problem `unknown_price`, `customer_mismatch` (403), `subscription_exists`,
 * `checkout_replaced` where another tab started one at the same moment.
 */
export const createCheckout = (
  services: SyncServices & Uses<'settings'>,
  user: Account | null,
  wanted: CreateCheckout,
) => (user ? memberCheckout(services, user, wanted) : visitorCheckout(services, wanted));
