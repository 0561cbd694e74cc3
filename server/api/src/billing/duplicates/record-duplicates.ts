import { and, eq } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { isDuplicate } from '../../db/duplicate';
import { duplicatePurchases, users } from '../../db/schema';
import type { SyncServices } from '../stripe/sync-services';
import { setInvoiceFooter } from '../stripe/invoice-footer';
import { syncCustomer } from '../stripe/sync';
import { type Duplicates, findDuplicates } from './find-duplicates';

/** Gives an account another customer, whose plan is the one that it keeps. */
async function relink(
  tx: Db,
  { userId, from, to, at }: { userId: string; from: string; to: string; at: Date },
) {
  await tx
    .update(users)
    .set({ stripeCustomerId: to, formerCustomerId: from })
    .where(eq(users.id, userId));
  const entry = { at, userId };
  await audit(tx, { ...entry, event: 'customer_unlinked', detail: { customerId: from } });
  await audit(tx, { ...entry, event: 'customer_linked', detail: { customerId: to } });
}

/**
 * Writes down what is to be canceled, before anything is. Nothing is written where the account has got
 * another customer since, or another process decided otherwise: the next look finds what is true then.
 * @returns whether the account has another customer now.
 */
function record(
  { db, clock }: SyncServices,
  { id: userId }: Account,
  own: string,
  { kept, others }: Duplicates,
): Promise<boolean> {
  const at = clock();
  return db.transaction(async (tx) => {
    const mine = and(eq(users.id, userId), eq(users.stripeCustomerId, own));
    const [user] = await tx.select({ id: users.id }).from(users).where(mine).for('update');
    const isGivenUp = eq(duplicatePurchases.subscriptionId, kept.id);
    if (!user || (await tx.$count(duplicatePurchases, isGivenUp)) > 0) return false;
    for (const { id, customerId, planName } of others) {
      const added = await tx
        .insert(duplicatePurchases)
        .values({
          subscriptionId: id,
          userId,
          customerId,
          planName,
          keptSubscriptionId: kept.id,
          keptPlanName: kept.planName,
          foundAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: duplicatePurchases.subscriptionId });
      const detail = { subscriptionId: id, customerId, kept: kept.id };
      if (added.length > 0) await audit(tx, { at, userId, event: 'duplicate_found', detail });
    }
    if (kept.customerId === own) return false;
    await relink(tx, { userId, from: own, to: kept.customerId, at });
    return true;
  });
}

/**
 * Finds the plans that a user pays for twice, and writes down which of them end.
 * @returns whether the account has another customer now, which is then mirrored.
 * @throws Stripe's error.
 */
export async function recordDuplicates(
  services: SyncServices,
  user: Account,
  own: string,
): Promise<boolean> {
  const found = await findDuplicates(services, user, own);
  if (found === null) return false;
  const { customerId } = found.kept;
  if (customerId === own && found.others.length === 0) return false;
  if (customerId !== own) await setInvoiceFooter(services, customerId);
  try {
    if (!(await record(services, user, own, found))) return false;
  } catch (error) {
    // Another account was linked to that customer since: it is not this user's any longer.
    if (isDuplicate(error)) return false;
    throw error;
  }
  await syncCustomer(services, customerId);
  return true;
}
