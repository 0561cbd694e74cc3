import { eq, or, sql } from 'drizzle-orm';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { billingCustomers, users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices, SyncServices } from './sync-services';
import { describeError } from '../../kernel/describe-error';
import { fetchState } from './fetch-state';
import { readRows, replaceRows } from './mirror';
import { queueNotices } from '../notices/queue-notices';

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

/**
 * Forgets a customer that was deleted in Stripe, so that its user can get a new one.
 * @returns whether somebody had it.
 */
async function unlink({ clock }: Uses<'clock'>, tx: Db, customerId: string): Promise<boolean> {
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
  return freed.length > 0;
}

/** Whether no account has or had a customer: it may have been deleted since the sync began. */
const isNobodys = async (tx: Db, customerId: string): Promise<boolean> =>
  (await tx.$count(
    users,
    or(eq(users.stripeCustomerId, customerId), eq(users.formerCustomerId, customerId)),
  )) === 0;

/**
 * Makes the mirror of one customer true. The state is always fetched, never taken from an event,
 * and applied in the order in which the fetches began: who began later saw everything that an
 * earlier one saw, so an earlier one that comes late is dropped. Numbers from the database order
 * them, as the clocks of two machines would not.
 * @returns whether the mirror was wrong.
 * @throws Stripe's error; the mirror then stays as it was.
 */
export async function syncCustomer(services: SyncServices, customerId: string): Promise<boolean> {
  const { db } = services;
  const ticket = await drawTicket(db, customerId);
  const state = await fetchState(services, customerId);
  const { defaultPaymentMethod } = state;
  return db.transaction(async (tx) => {
    const mine = eq(billingCustomers.id, customerId);
    const [customer] = await tx.select().from(billingCustomers).where(mine).for('update');
    if (!customer || customer.appliedTicket >= ticket) return false;
    await tx
      .update(billingCustomers)
      .set({ appliedTicket: ticket, defaultPaymentMethod })
      .where(mine);
    const before = await readRows(tx, customerId);
    const wereRowsWrong = await replaceRows(tx, customerId, { before, state });
    await queueNotices(tx, customerId, { before, state, at: services.clock() });
    const wasLinked = state.isDeleted && (await unlink(services, tx, customerId));
    if (state.isDeleted && (await isNobodys(tx, customerId)))
      await tx.delete(billingCustomers).where(mine);
    return wereRowsWrong || wasLinked || customer.defaultPaymentMethod !== defaultPaymentMethod;
  });
}

/** Syncs after a change that was made already: should that fail, the change's webhook repairs it. */
export async function syncIfPossible(
  services: LoggedSyncServices,
  customerId: string,
): Promise<void> {
  try {
    await syncCustomer(services, customerId);
  } catch (error) {
    services.log.warn(
      { event: 'mirror_refresh_failed', err: describeError(error) },
      'mirror refresh failed after a change',
    );
  }
}
