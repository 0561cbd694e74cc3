import { and, eq, lt, sql } from 'drizzle-orm';
import { audit } from '../db/audit';
import type { Db } from '../db/client';
import { billingCustomers, invoices, paymentMethods, subscriptions, users } from '../db/schema';
import type { Services } from '../services';
import { describeError } from '../describe-error';
import { type CustomerState, fetchState } from './fetch-state';

/** Draws the next number of a customer's queue; the mirror's row is made where there is none. */
async function drawTicket(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .insert(billingCustomers)
    .values({ id: customerId, lastTicket: 1, appliedTicket: 0 })
    .onConflictDoUpdate({
      target: billingCustomers.id,
      set: { lastTicket: sql`${billingCustomers.lastTicket} + 1` },
    })
    .returning({ ticket: billingCustomers.lastTicket });
  if (!row) throw new Error('insert returned no ticket');
  return row.ticket;
}

async function replace(tx: Db, customerId: string, state: CustomerState) {
  for (const table of [subscriptions, invoices, paymentMethods])
    await tx.delete(table).where(eq(table.customerId, customerId));
  if (state.subscriptions.length > 0) await tx.insert(subscriptions).values(state.subscriptions);
  if (state.invoices.length > 0) await tx.insert(invoices).values(state.invoices);
  if (state.paymentMethods.length > 0) await tx.insert(paymentMethods).values(state.paymentMethods);
}

/** Forgets a customer that was deleted in Stripe, so that its user can get a new one. */
async function unlink({ clock }: Services, tx: Db, customerId: string) {
  const freed = await tx
    .update(users)
    .set({ stripeCustomerId: null, formerCustomerId: customerId })
    .where(eq(users.stripeCustomerId, customerId))
    .returning({ id: users.id });
  for (const { id } of freed)
    await audit(tx, {
      at: clock(),
      userId: id,
      event: 'customer_unlinked',
      detail: { customerId },
    });
}

/**
 * Makes the mirror of one customer true. The state is always fetched, never taken from an event,
 * and applied in the order in which the fetches began: who began later saw everything that an
 * earlier one saw, so an earlier one that comes late is dropped. Numbers from the database order
 * them, as the clocks of two machines would not.
 * @throws Stripe's error; the mirror then stays as it was.
 */
export async function syncCustomer(services: Services, customerId: string): Promise<void> {
  const { db } = services;
  const ticket = await drawTicket(db, customerId);
  const state = await fetchState(services, customerId);
  await db.transaction(async (tx) => {
    const applied = await tx
      .update(billingCustomers)
      .set({ appliedTicket: ticket, defaultPaymentMethod: state.defaultPaymentMethod })
      .where(and(eq(billingCustomers.id, customerId), lt(billingCustomers.appliedTicket, ticket)))
      .returning({ id: billingCustomers.id });
    if (applied.length === 0) return;
    await replace(tx, customerId, state);
    if (state.isDeleted) await unlink(services, tx, customerId);
  });
}

/** Syncs after a change that was made already: should that fail, the change's webhook repairs it. */
export async function syncIfPossible(services: Services, customerId: string): Promise<void> {
  try {
    await syncCustomer(services, customerId);
  } catch (error) {
    services.log.warn({ err: describeError(error) }, 'mirror not refreshed after a change');
  }
}
