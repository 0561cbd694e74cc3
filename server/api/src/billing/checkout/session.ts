import { links } from '@cpal/shared/paths';
import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { audit } from '../../db/audit';
import { checkouts, users } from '../../db/schema';
import { Problem } from '@cpal/server-kit/problem';
import type { Settings } from '../../kernel/env';
import type { Uses } from '../../kernel/services';
import { isInvalidRequest } from '../../kernel/stripe-errors';

interface Wanted {
  priceId: string;
  email: string;
  /** Null without a bearer. */
  member: { userId: string; customerId: string } | null;
}

/** Makes an open session unpayable; one that was paid or has expired is left as it is. */
async function expire({ stripe }: Uses<'stripe'>, session: string) {
  try {
    const idempotencyKey = `expire-${session}`;
    await stripe.checkout.sessions.expire(session, {}, { idempotencyKey });
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
  }
}

const openOf = (userId: string) => and(eq(checkouts.userId, userId), checkouts.isOpen);

/**
 * Ends a member's earlier checkout, so that one cannot be paid next to the other.
 * @throws Stripe's error; the earlier one then stays open.
 */
export async function endEarlier(services: Uses<'db' | 'stripe'>, userId: string) {
  const { db } = services;
  for (const { id, stripeSessionId } of await db.select().from(checkouts).where(openOf(userId))) {
    if (stripeSessionId === null) continue;
    await expire(services, stripeSessionId);
    await db.update(checkouts).set({ isOpen: false }).where(eq(checkouts.id, id));
  }
}

/**
 * Writes down that a checkout begins; what the member began a moment ago in another tab ends.
 * @returns the new row's id, and the other tabs' sessions in Stripe.
 */
async function begin({ db, clock }: Uses<'clock' | 'db'>, { priceId, email, member }: Wanted) {
  const now = clock();
  const userId = member?.userId ?? null;
  const customerId = member?.customerId ?? null;
  return db.transaction(async (tx) => {
    let others: string[] = [];
    if (userId !== null) {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const closed = await tx
        .update(checkouts)
        .set({ isOpen: false })
        .where(openOf(userId))
        .returning({ session: checkouts.stripeSessionId });
      others = closed.flatMap(({ session }) => session ?? []);
    }
    const [row] = await tx
      .insert(checkouts)
      .values({ userId, customerId, email, priceId, isOpen: true, createdAt: now })
      .returning({ id: checkouts.id });
    if (!row) throw new Error('insert returned no checkout');
    await audit(tx, { at: now, userId, event: 'checkout_started', detail: { priceId } });
    return { id: row.id, others };
  });
}

/**
 * The session's settings. Where Stripe makes the customer, its id is not known yet: Stripe writes
 * the session's id into the return url, and linking finds the customer by it.
 */
function sessionParams(
  { publicUrl, stripe: { automaticTax } }: Settings,
  checkoutId: string,
  { priceId, email, member }: Wanted,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    ...automaticTax,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: publicUrl + links.checkoutPaid(member?.customerId ?? '{CHECKOUT_SESSION_ID}'),
    cancel_url: publicUrl + links.checkoutCanceled(),
    metadata: { checkoutId },
    // Who buys for a business says so there; without a customer Stripe keeps it by itself.
    billing_address_collection: 'auto',
    name_collection: { business: { enabled: true, optional: true } },
    tax_id_collection: { enabled: true },
    ...(member
      ? {
          customer: member.customerId,
          client_reference_id: member.userId,
          customer_update: { address: 'auto', name: 'auto' },
        }
      : { customer_email: email }),
  };
}

/**
 * Opens a session of the hosted checkout; of one member's only the last can be paid.
 * @returns the address of its page.
 * @throws Problem `checkout_replaced`; Stripe's error, and then no trace of it is left.
 */
export async function startSession(
  services: Uses<'clock' | 'db' | 'settings' | 'stripe'>,
  wanted: Wanted,
): Promise<string> {
  const { db, stripe, settings } = services;
  const { id, others } = await begin(services, wanted);
  const mine = eq(checkouts.id, id);
  try {
    for (const session of others) await expire(services, session);
    const session = await stripe.checkout.sessions.create(sessionParams(settings, id, wanted), {
      idempotencyKey: `checkout-${id}`,
    });
    const saved = await db
      .update(checkouts)
      .set({ stripeSessionId: session.id })
      .where(and(mine, checkouts.isOpen))
      .returning({ id: checkouts.id });
    if (saved.length === 0) {
      await expire(services, session.id);
      throw new Problem('checkout_replaced', 'Another checkout was started. Please use that one.');
    }
    if (session.url === null)
      throw new Problem('payment_provider_failed', 'Our payment provider gave no checkout page.');
    return session.url;
  } catch (error) {
    await db.delete(checkouts).where(mine);
    throw error;
  }
}
