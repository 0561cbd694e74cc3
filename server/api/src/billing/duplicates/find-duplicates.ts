import { blockingStatuses } from '@cpal/shared/contract/billing/subscription-terms';
import { eq } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { subscriptions } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { unlessMissing } from '../stripe/end-customer';
import { toSubscription } from '../stripe/fetch-state';
import { referenceId } from '../stripe/reference-id';
import { isOfHigherRank } from '../stripe/standing';
import { syncCustomer } from '../stripe/sync';
import type { SyncServices } from '../stripe/sync-services';
import { findOtherCustomers } from './find-buyers';

/** A plan that somebody pays for. */
interface Purchase {
  id: string;
  customerId: string;
  status: string;
  created: number;
  planName: string;
}

const isLive = ({ status }: Purchase) => blockingStatuses.has(status);

/** The live plans of a customer that no account has, which is not mirrored. */
async function listPurchases(services: SyncServices, customer: string): Promise<Purchase[]> {
  const list = await unlessMissing(services.stripe.subscriptions.list({ customer, limit: 100 }));
  const found = await Promise.all(
    (list?.data ?? []).map((one) => toSubscription(services, customer, one)),
  );
  return found.flat().filter(isLive);
}

/** The live plans of an account's own customer, out of the mirror. */
const readPurchases = async ({ db }: Uses<'db'>, customerId: string): Promise<Purchase[]> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))).filter(
    isLive,
  );

/** The subscriptions of a customer that our checkouts sold, and nobody made at Stripe by hand. */
async function listSold({ stripe }: Uses<'stripe'>, customer: string): Promise<Set<string>> {
  const { data } = await stripe.checkout.sessions.list({
    customer,
    status: 'complete',
    limit: 100,
  });
  return new Set(data.flatMap(({ subscription }) => referenceId(subscription) ?? []));
}

/** Of two plans the one to keep: the livelier, then the account's own, then the newer. */
const preferred = (own: string) => (one: Purchase, other: Purchase) => {
  if (one.status === other.status && one.customerId !== other.customerId) {
    if (one.customerId === own) return one;
    if (other.customerId === own) return other;
  }
  return isOfHigherRank(one, other) ? one : other;
};

/** What a user pays for next to the plan that they keep. */
export interface Duplicates {
  kept: Purchase;
  others: Purchase[];
}

/**
 * Looks for the plans that a user pays for.
 * @param own the customer of their account.
 * @returns null if nothing was bought with another customer, and one plan at most with this one.
 * @throws Stripe's error.
 */
export async function findDuplicates(
  services: SyncServices,
  { id: userId }: Account,
  own: string,
): Promise<Duplicates | null> {
  const strangers = await findOtherCustomers(services.db, userId);
  if (strangers.length === 0 && (await readPurchases(services, own)).length < 2) return null;
  await syncCustomer(services, own);
  const mine = await readPurchases(services, own);
  const foreign: Purchase[] = [];
  for (const { customerId } of strangers)
    foreign.push(...(await listPurchases(services, customerId)));
  const all = [...mine, ...foreign];
  if (all.length === 0) return null;
  const kept = all.reduce(preferred(own));
  const sold = mine.length > 0 ? await listSold(services, own) : new Set();
  const others = [...mine.filter(({ id }) => sold.has(id)), ...foreign];
  return { kept, others: others.filter(({ id }) => id !== kept.id) };
}
