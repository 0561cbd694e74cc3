import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { accountColumns } from '../../db/accounts';
import { checkouts, users } from '../../db/schema';
import { describeError } from '../../describe-error';
import type { Services } from '../../services';
import { linkCustomer } from './link-customer';

/**
 * Links what a user bought without a login, now that the email they bought with is verified: the page
 * to which the checkout returned was refused, and nobody opens it again. A failure is logged only,
 * since the email is verified all the same.
 */
export async function linkEarlierPurchase(services: Services, userId: string) {
  const { db, log } = services;
  const [found] = await db
    .select({ user: accountColumns, session: checkouts.stripeSessionId })
    .from(users)
    .innerJoin(checkouts, eq(checkouts.email, users.email))
    .where(
      and(
        eq(users.id, userId),
        isNull(users.stripeCustomerId),
        isNull(checkouts.userId),
        isNotNull(checkouts.customerId),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  if (!found || found.session === null) return;
  try {
    await linkCustomer(services, found.user, { userId, stripeCustomerId: found.session });
  } catch (error) {
    log.warn({ err: describeError(error) }, 'an earlier purchase was not linked');
  }
}
