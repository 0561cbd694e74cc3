import { and, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import { users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { setInvoiceFooter } from './invoice-footer';

/**
 * Gives a user the Stripe customer that they keep: made once, saved before anything else is done.
 * Two concurrent requests send the same idempotency key and so get the same customer.
 * @returns its id, and whether this call bound it.
 */
export async function ensureCustomer(
  services: Uses<'clock' | 'db' | 'settings' | 'stripe'>,
  user: Account,
): Promise<{ id: string; isNew: boolean }> {
  if (user.stripeCustomerId !== null) return { id: user.stripeCustomerId, isNew: false };
  const { db, stripe, clock } = services;
  const { id } = await stripe.customers.create(
    { email: user.email, name: user.fullName, metadata: { userId: user.id } },
    { idempotencyKey: `customer-${user.id}-after-${user.formerCustomerId ?? 'none'}` },
  );
  await setInvoiceFooter(services, id);
  return db.transaction(async (tx) => {
    const bound = await tx
      .update(users)
      .set({ stripeCustomerId: id })
      .where(and(eq(users.id, user.id), isNull(users.stripeCustomerId)))
      .returning({ id: users.id });
    if (bound.length > 0) {
      const detail = { customerId: id };
      await audit(tx, { at: clock(), userId: user.id, event: 'customer_created', detail });
      return { id, isNew: true };
    }
    const [other] = await tx
      .select({ id: users.stripeCustomerId })
      .from(users)
      .where(eq(users.id, user.id));
    return { id: other?.id ?? id, isNew: false };
  });
}
