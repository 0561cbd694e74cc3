import { eq } from 'drizzle-orm';
import { checkouts } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { isMissing } from '../../kernel/stripe-errors';
import { referenceId } from './reference-id';

/** Whom a session ended with; undefined while it is open; one that Stripe forgot ended with nobody. */
async function endOf(
  { stripe }: Uses<'stripe'>,
  sessionId: string,
): Promise<string | null | undefined> {
  try {
    const { status, customer } = await stripe.checkout.sessions.retrieve(sessionId);
    return status === 'open' ? undefined : referenceId(customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Keeps which customer a checkout ended with, and that it cannot be paid again.
 * @returns whether it has ended.
 */
export async function closeCheckout(
  services: Uses<'db' | 'stripe'>,
  sessionId: string,
): Promise<boolean> {
  const customerId = await endOf(services, sessionId);
  if (customerId === undefined) return false;
  await services.db
    .update(checkouts)
    .set({ isOpen: false, ...(customerId !== null && { customerId }) })
    .where(eq(checkouts.stripeSessionId, sessionId));
  return true;
}
