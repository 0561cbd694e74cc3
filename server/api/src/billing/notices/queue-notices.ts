import { blockingStatuses } from '@cpal/shared/contract/billing/subscription-terms';
import { findAccountByCustomer } from '../../users/accounts';
import type { Db } from '../../db/client';
import { billingNotices } from '../../db/schema';
import type { Notice } from '../../mail/letters/notices';
import { queueNotice } from '../../mail/queue';
import { toSeconds } from '../../kernel/clock';
import type { CustomerState } from '../stripe/fetch-state';
import type { Rows } from '../stripe/mirror';
import { noticeOfBill } from './of-bill';
import { noticesOfSubscription } from './of-subscription';

/** A notice, and under which id it is remembered where it may be seen again. */
interface Found {
  notice: Notice;
  id: string | null;
}

/** What the step from one state of a customer to the next has to tell. */
function findNotices(before: Rows, { subscriptions, bills }: CustomerState, now: number): Found[] {
  const subscriptionsBefore = new Map(before.subscriptions.map((row) => [row.id, row]));
  const statusBefore = new Map(before.invoices.map(({ id, status }) => [id, status]));
  const planOf = new Map(subscriptions.map(({ id, planName }) => [id, planName]));
  const ofSubscriptions = subscriptions.flatMap((after) => {
    const known = subscriptionsBefore.get(after.id);
    // All plans are sold in one currency.
    const currency = bills[0]?.currency ?? 'usd';
    return known ? noticesOfSubscription(known, after, currency) : [];
  });
  // Whose second subscription ends has a plan all the same.
  const lives = subscriptions.some(({ status }) => blockingStatuses.has(status));
  const told = ofSubscriptions.filter(({ kind }) => !(lives && kind === 'plan_ended'));
  const ofBills = bills.flatMap((bill): Found[] => {
    const plan = planOf.get(bill.subscriptionId ?? '') ?? null;
    const notice = noticeOfBill(bill, { wasPaid: statusBefore.get(bill.id) === 'paid', plan, now });
    return notice ? [{ notice, id: `${notice.kind}:${bill.id}` }] : [];
  });
  return [...told.map((notice) => ({ notice, id: null })), ...ofBills];
}

/** @returns whether this call was the first with that id. */
async function remember(tx: Db, row: typeof billingNotices.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(billingNotices)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: billingNotices.id });
  return made.length > 0;
}

/**
 * Queues the mails about what changed at Stripe. Call in the transaction that writes the mirror, with
 * the customer's row locked: each change is then seen by one transaction only.
 * @param before what the mirror said before.
 */
export async function queueNotices(
  tx: Db,
  customerId: string,
  { before, state, at }: { before: Rows; state: CustomerState; at: Date },
) {
  const found = findNotices(before, state, toSeconds(at));
  if (found.length === 0) return;
  const user = await findAccountByCustomer(tx, customerId);
  if (!user) return;
  for (const { notice, id } of found)
    if (id === null || (await remember(tx, { id, userId: user.id, at })))
      await queueNotice(tx, { notice, user, at });
}
