import { and, eq, isNull, ne, or } from 'drizzle-orm';
import * as v from 'valibot';
import { addSeconds, day, toSeconds } from '../../kernel/clock';
import { audit } from '../../db/audit';
import { users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { setInvoiceFooter } from '../stripe/invoice-footer';
import { type Finding, type Repair, repairedIf } from './repair';

/** Seconds to look back: some nights may have been missed. */
const lookBack = 3 * day;

const uuid = v.pipe(v.string(), v.uuid());

/** Which of our users a customer was made for, where that user has none. */
const waitingFor = (userId: string, customerId: string) =>
  and(
    eq(users.id, userId),
    isNull(users.stripeCustomerId),
    or(isNull(users.formerCustomerId), ne(users.formerCustomerId, customerId)),
  );

async function save(
  services: Uses<'clock' | 'db' | 'settings' | 'stripe'>,
  userId: string,
  customerId: string,
): Promise<Finding> {
  const { db, stripe, clock } = services;
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted || customer.metadata['userId'] !== userId) return 'unchanged';
  await setInvoiceFooter(services, customerId);
  const wasSaved = await db.transaction(async (tx) => {
    const saved = await tx
      .update(users)
      .set({ stripeCustomerId: customerId })
      .where(waitingFor(userId, customerId))
      .returning({ id: users.id });
    if (saved.length === 0) return false;
    const detail = { customerId };
    await audit(tx, { at: clock(), userId, event: 'customer_linked', detail });
    return true;
  });
  return repairedIf(wasSaved);
}

/**
 * Customers that were made in Stripe for one of our users by a server that died before it could save
 * them. Only our own key can have written the user's id into them.
 */
export async function* unsavedCustomers(
  services: Uses<'clock' | 'db' | 'settings' | 'stripe'>,
): AsyncGenerator<Repair> {
  const { db, stripe, clock } = services;
  const since = toSeconds(addSeconds(clock(), -lookBack));
  for await (const event of stripe.events.list({ type: 'customer.created', limit: 100 })) {
    if (event.created < since) return;
    if (event.type !== 'customer.created') continue;
    const { id, metadata } = event.data.object;
    const userId = metadata['userId'];
    if (!v.is(uuid, userId)) continue;
    if ((await db.$count(users, waitingFor(userId, id))) === 0) continue;
    yield { what: 'unsaved_customer', run: () => save(services, userId, id) };
  }
}
