import { and, eq, isNotNull } from 'drizzle-orm';
import { accountColumns } from '../../users/accounts';
import type { Db } from '../../db/client';
import { users } from '../../db/schema';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';
import { once } from '../stripe/once';

/**
 * The users whose customer in Stripe may have a previous email.
 * @param userId of the only user to look for; else all.
 */
export const findStaleEmails = (db: Db, userId?: string) =>
  db
    .select(accountColumns)
    .from(users)
    .where(
      and(
        userId === undefined ? undefined : eq(users.id, userId),
        users.isCustomerEmailStale,
        isNotNull(users.stripeCustomerId),
      ),
    );

/**
 * Gives a user's customer in Stripe the email that the user has, so that receipts go there.
 * @returns whether there was something to do.
 * @throws Stripe's error; it is then still to be done.
 */
export async function updateCustomerEmail({ db, stripe }: Uses<'db' | 'stripe'>, userId: string) {
  const [user] = await findStaleEmails(db, userId);
  if (!user || user.stripeCustomerId === null) return false;
  const { email } = user;
  await stripe.customers.update(user.stripeCustomerId, { email }, once());
  // One that was changed again meanwhile is to be sent as well.
  await db
    .update(users)
    .set({ isCustomerEmailStale: false })
    .where(and(eq(users.id, userId), eq(users.email, email)));
  return true;
}

/** The same where the email has changed whatever Stripe says: reconciling tries again. */
export async function tryCustomerEmail(
  services: Uses<'db' | 'log' | 'stripe'>,
  userId: string,
): Promise<void> {
  try {
    await updateCustomerEmail(services, userId);
  } catch (error) {
    services.log.warn(
      { event: 'customer_email_not_updated', err: describeError(error) },
      'customer email update failed',
    );
  }
}
