import { eq } from 'drizzle-orm';
import { findAccountByCustomer } from '../../users/accounts';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { billingCustomers, invoices, subscriptions } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { hasEnded } from '../stripe/end-customer';
import type { Finding } from './repair';

/** Whether Stripe may still charge a customer, out of a mirror that has just been made true. */
async function isBilled(tx: Db, customerId: string): Promise<boolean> {
  const plans = await tx
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  const bills = await tx
    .select({ status: invoices.status })
    .from(invoices)
    .where(eq(invoices.customerId, customerId));
  return (
    plans.some(({ status }) => !hasEnded(status)) || bills.some(({ status }) => status === 'open')
  );
}

/**
 * Removes the mirror of a customer that is no account's (any longer). One that Stripe may still charge
 * is kept and reported, every time: whether to cancel and refund is for a person to decide.
 */
export async function dropOrphan(
  { db, clock, log }: Uses<'clock' | 'db' | 'log'>,
  customerId: string,
): Promise<Finding> {
  const mine = eq(billingCustomers.id, customerId);
  const finding = await db.transaction(async (tx): Promise<Finding> => {
    // The row first, as a sync does: who links the customer meanwhile syncs it after this.
    const [row] = await tx.select().from(billingCustomers).where(mine).for('update');
    if (!row || (await findAccountByCustomer(tx, customerId))) return 'unchanged';
    if (await isBilled(tx, customerId)) return 'orphaned';
    await tx.delete(billingCustomers).where(mine);
    return 'repaired';
  });
  if (finding !== 'orphaned') return finding;
  const detail = { customerId };
  await audit(db, { at: clock(), userId: null, event: 'billing_orphaned', detail });
  log.error(
    { event: 'billing_orphaned' },
    'Stripe bills a customer without an account, see the audit log',
  );
  return finding;
}
