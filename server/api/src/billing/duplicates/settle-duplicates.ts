import { and, eq, isNull } from 'drizzle-orm';
import { type Account, findAccount } from '../../users/accounts';
import { audit } from '../../db/audit';
import { checkouts, duplicatePurchases } from '../../db/schema';
import { queueNotice } from '../../mail/queue';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';
import { syncCustomer } from '../stripe/sync';
import type { LoggedSyncServices, SyncServices } from '../stripe/sync-services';
import { type Refunded, endPurchase } from './end-purchase';
import { recordDuplicates } from './record-duplicates';

type Duplicate = typeof duplicatePurchases.$inferSelect;

/** Notes that a second plan is canceled and paid back; its buyer gets one mail of it. */
function conclude(
  { db, clock }: Uses<'clock' | 'db'>,
  user: Account,
  { subscriptionId, customerId, planName, keptPlanName }: Duplicate,
  { amount: refunded, currency }: Refunded,
): Promise<boolean> {
  const at = clock();
  return db.transaction(async (tx) => {
    const isPending = isNull(duplicatePurchases.settledAt);
    const settled = await tx
      .update(duplicatePurchases)
      .set({ refunded, currency, settledAt: at })
      .where(and(eq(duplicatePurchases.subscriptionId, subscriptionId), isPending))
      .returning({ id: duplicatePurchases.subscriptionId });
    if (settled.length === 0) return false;
    // They proved whose the customer is; nothing of it is left to be linked.
    if (customerId !== user.stripeCustomerId)
      await tx
        .delete(checkouts)
        .where(and(eq(checkouts.customerId, customerId), isNull(checkouts.userId)));
    const detail = { subscriptionId, customerId, refunded: String(refunded), currency };
    await audit(tx, { at, userId: user.id, event: 'duplicate_refunded', detail });
    const facts = { refunded, currency, plan: planName, keptPlan: keptPlanName };
    await queueNotice(tx, { notice: { kind: 'duplicate_refunded', facts }, user, at });
    return true;
  });
}

/**
 * Has a user pay for one plan only: of several the others are canceled at once, and what was paid for their
 * current period goes back. What is interrupted is completed by the next call.
 * @returns whether there was something to do.
 * @throws Stripe's error, and then the rest is still to be done.
 */
export async function settleDuplicates(services: SyncServices, userId: string): Promise<boolean> {
  const { db } = services;
  const before = await findAccount(db, userId);
  if (!before || before.stripeCustomerId === null) return false;
  let hasChanged = await recordDuplicates(services, before, before.stripeCustomerId);
  const user = await findAccount(db, userId);
  if (!user) return hasChanged;
  const mine = eq(duplicatePurchases.userId, userId);
  const pending = await db
    .select()
    .from(duplicatePurchases)
    .where(and(mine, isNull(duplicatePurchases.settledAt)));
  for (const duplicate of pending) {
    const refunded = await endPurchase(services, duplicate.subscriptionId);
    if (await conclude(services, user, duplicate, refunded)) hasChanged = true;
    if (duplicate.customerId === user.stripeCustomerId)
      await syncCustomer(services, duplicate.customerId);
  }
  return hasChanged;
}

/** The same where it follows from something that is done already: reconciling tries again. */
export async function trySettleDuplicates(services: LoggedSyncServices, userId: string) {
  try {
    await settleDuplicates(services, userId);
  } catch (error) {
    services.log.warn(
      { event: 'duplicate_not_settled', err: describeError(error) },
      'settling a duplicate purchase failed',
    );
  }
}
