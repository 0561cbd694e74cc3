import { entitlingStatuses } from '@cpal/shared/contract/license-terms';
import { blockingStatuses } from '@cpal/shared/contract/subscription-terms';
import type { Db } from '../db/client';
import { desc, eq } from 'drizzle-orm';
import { subscriptions } from '../db/schema';

/** Statuses that are shown, the ones to show first in front; all others count as no subscription. */
const shown = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

export type MirroredSubscription = typeof subscriptions.$inferSelect;

const rank = ({ status }: MirroredSubscription) => shown.indexOf(status);

/**
 * The one subscription of a customer that counts, out of the mirror: the liveliest, then the newest.
 * @param customerId null for a user without a customer.
 * @returns null where there is none.
 */
export async function findSubscription(
  db: Db,
  customerId: string | null,
): Promise<MirroredSubscription | null> {
  if (customerId === null) return null;
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(desc(subscriptions.created));
  const [first] = rows.filter((row) => rank(row) >= 0).toSorted((a, b) => rank(a) - rank(b));
  return first ?? null;
}

/** Whether a subscription forbids buying another one, and can be changed instead. */
export const blocksCheckout = (subscription: MirroredSubscription | null) =>
  subscription !== null && blockingStatuses.has(subscription.status);

/** Whether a subscription opens the licences. */
export const entitles = (subscription: MirroredSubscription | null) =>
  subscription !== null && entitlingStatuses.has(subscription.status);
