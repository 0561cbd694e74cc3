import { and, eq, inArray } from 'drizzle-orm';
import { type Account, accountColumns } from '../../users/accounts';
import { audit } from '../../db/audit';
import { same } from '../../db/same';
import { billingCustomers, mails, users } from '../../db/schema';
import { isMailFor } from '../../mail/queue';
import type { Uses } from '../../kernel/services';
import { endCustomer } from '../../billing/stripe/end-customer';
import { requirePassword } from '../passwords/require-password';
import { settleDuplicates } from '../../billing/duplicates/settle-duplicates';
import type { SyncServices } from '../../billing/stripe/sync-services';
import { endEarlier } from '../../billing/checkout/session';

/** Ends at Stripe what would cost money: open checkouts, subscriptions, and the customer itself. */
async function endBilling(services: Uses<'clock' | 'db' | 'stripe'>, user: Account) {
  const { db, stripe, clock } = services;
  const { id: userId, stripeCustomerId: customerId } = user;
  await endEarlier(services, userId);
  if (customerId === null) return;
  await endCustomer(stripe, customerId, (subscriptionId) =>
    audit(db, { at: clock(), userId, event: 'subscription_canceled', detail: { subscriptionId } }),
  );
}

/** The mirror's rows of an account. */
const customersOf = ({ stripeCustomerId, formerCustomerId }: Account) =>
  inArray(
    billingCustomers.id,
    [stripeCustomerId, formerCustomerId].filter((id) => id !== null),
  );

/**
 * Removes all that is a user's, in one step.
 * @returns null if it is gone; the account where it has got another customer meanwhile.
 */
function erase({ db, clock }: Uses<'clock' | 'db'>, user: Account): Promise<Account | null> {
  const mine = eq(users.id, user.id);
  return db.transaction(async (tx) => {
    // As a sync does, which the events of this very deletion cause: first the mirror's row, then the
    // user's. The other way round each would wait for the other.
    await tx.select().from(billingCustomers).where(customersOf(user)).for('update');
    const [deleted] = await tx
      .delete(users)
      .where(and(mine, same(users.stripeCustomerId, user.stripeCustomerId)))
      .returning(accountColumns);
    if (!deleted) {
      const [changed] = await tx.select(accountColumns).from(users).where(mine);
      return changed ?? null;
    }
    await tx.delete(billingCustomers).where(customersOf(deleted));
    await tx.delete(mails).where(isMailFor(deleted));
    await audit(tx, { at: clock(), userId: deleted.id, event: 'account_deleted' });
    return null;
  });
}

/**
 * Deletes an account. First a second plan is paid back, and everything ends at Stripe, so that nobody pays for an account that is
 * gone; then all that is the user's goes in one transaction, their licenses and sessions with it. The audit log
 * keeps its lines, which name the account by its id only.
 * @throws Problem `wrong_password`, `overloaded`; Stripe's error, and then the account is whole.
 */
export async function deleteAccount(
  services: SyncServices & Uses<'passwords'>,
  user: Account,
  password: string,
) {
  await requirePassword(services, user.id, password);
  await settleDuplicates(services, user.id);
  let left: Account | null = user;
  while (left) {
    await endBilling(services, left);
    left = await erase(services, left);
  }
}
