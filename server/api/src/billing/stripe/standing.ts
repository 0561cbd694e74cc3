import { entitlingStatuses } from '@cpal/shared/contract/licenses/license-terms';
import { blockingStatuses } from '@cpal/shared/contract/billing/subscription-terms';
import type { Db } from '../../db/client';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema';

/** Statuses that are shown, the ones to show first in front; all others count as no subscription. */
const shown = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

export type MirroredSubscription = typeof subscriptions.$inferSelect;

/** What decides which of several counts. */
type Ranked = Pick<MirroredSubscription, 'status' | 'created'>;

const rank = ({ status }: Ranked) => shown.indexOf(status);

/** Whether of two subscriptions the first is the one that counts: the livelier, then the newer. */
export const isOfHigherRank = (one: Ranked, other: Ranked) =>
  rank(one) < rank(other) || (rank(one) === rank(other) && one.created > other.created);

/** Of two subscriptions of a customer the one that counts: the livelier, then the newer. */
export function livelier<T extends Ranked>(one: T | null, other: T | null): T | null {
  if (other === null || rank(other) < 0) return one;
  return one === null || isOfHigherRank(other, one) ? other : one;
}

/** The one of a customer's subscriptions that counts. */
const liveliest = <T extends Ranked>(rows: readonly T[]): T | null =>
  rows.reduce<T | null>(livelier, null);

/**
 * The one subscription of a customer that counts, out of the mirror.
 * @param customerId null for a user without a customer.
 * @returns null if there is none.
 */
export async function findSubscription(
  db: Db,
  customerId: string | null,
): Promise<MirroredSubscription | null> {
  if (customerId === null) return null;
  return liveliest(
    await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)),
  );
}

/** Whether a subscription forbids buying another one, and can be changed instead. */
export const blocksCheckout = (subscription: MirroredSubscription | null) =>
  subscription !== null && blockingStatuses.has(subscription.status);

/** Whether a subscription opens the licenses. */
export const entitles = (subscription: Ranked | null) =>
  subscription !== null && entitlingStatuses.has(subscription.status);
