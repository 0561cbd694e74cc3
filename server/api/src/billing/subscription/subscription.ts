import type { CancelReason, Subscription } from '@cpal/shared/contract/billing/subscription';
import type { Stripe } from 'stripe';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import { notFound } from '@cpal/server-kit/problem';
import type { SyncServices } from '../stripe/sync-services';
import { isInvalidRequest } from '../../kernel/stripe-errors';
import { once } from '../stripe/once';
import { type MirroredSubscription, blocksCheckout, findSubscription } from '../stripe/standing';
import { syncCustomer } from '../stripe/sync';
import { toSubscription } from '../overview';

/**
 * A user's live subscription, after the mirror was made true.
 * @throws Problem `not_found` if there is none, or where its first payment never came.
 */
export async function requireSubscription(
  services: SyncServices,
  { stripeCustomerId: customerId }: Account,
): Promise<MirroredSubscription> {
  if (customerId === null) throw notFound();
  await syncCustomer(services, customerId);
  const found = await findSubscription(services.db, customerId);
  if (!found || !blocksCheckout(found)) throw notFound();
  return found;
}

/**
 * Asks Stripe something about a subscription that was alive a moment ago. Where Stripe rejects, in
 * whichever words, it may have ended since.
 * @throws Problem `not_found` if it has; else the error.
 */
export async function whileAlive<T>(
  services: SyncServices,
  user: Account,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isInvalidRequest(error)) await requireSubscription(services, user);
    throw error;
  }
}

/** What to tell Stripe, and what the audit log says of it. */
interface Change {
  params: Stripe.SubscriptionUpdateParams;
  event: Parameters<typeof audit>[1]['event'];
  detail?: Record<string, string>;
}

/**
 * Changes a subscription in Stripe. Every change names the state that is wanted, so one whose answer
 * was lost can be asked for again.
 * @returns the subscription as it is now.
 * @throws Problem `not_found` if it has ended; Stripe's error.
 */
export async function changeSubscription(
  services: SyncServices,
  user: Account,
  id: string,
  { params, event, detail = {} }: Change,
): Promise<Subscription> {
  const { db, stripe, clock } = services;
  await whileAlive(services, user, () => stripe.subscriptions.update(id, params, once()));
  const entry = { at: clock(), userId: user.id, event };
  await audit(db, { ...entry, detail: { subscriptionId: id, ...detail } });
  return toSubscription(await requireSubscription(services, user));
}

const endsWithPeriod = ({ cancelAtPeriodEnd, cancelAt, currentPeriodEnd }: MirroredSubscription) =>
  cancelAtPeriodEnd || (cancelAt !== null && cancelAt <= currentPeriodEnd);

/**
 * Ends a user's subscription with the period that is paid; one that ends so already stays as it is.
 * @param reason what the user said, which Stripe keeps with the subscription.
 * @throws Problem `not_found`.
 */
export async function cancelSubscription(
  services: SyncServices,
  user: Account,
  reason?: CancelReason,
): Promise<Subscription> {
  const before = await requireSubscription(services, user);
  if (endsWithPeriod(before)) return toSubscription(before);
  return changeSubscription(services, user, before.id, {
    params: {
      cancel_at_period_end: true,
      ...(reason !== undefined && { cancellation_details: { feedback: reason } }),
    },
    event: 'subscription_canceled',
  });
}

/**
 * Takes a cancellation back, however it was made; a subscription that goes on stays as it is.
 * @throws Problem `not_found`, also once it has ended.
 */
export async function resumeSubscription(
  services: SyncServices,
  user: Account,
): Promise<Subscription> {
  const before = await requireSubscription(services, user);
  if (!before.cancelAtPeriodEnd && before.cancelAt === null) return toSubscription(before);
  return changeSubscription(services, user, before.id, {
    params: before.cancelAtPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' },
    event: 'subscription_resumed',
  });
}
