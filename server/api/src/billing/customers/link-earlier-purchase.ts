import { and, desc, eq, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountColumns } from '../../users/accounts';
import type { Db } from '../../db/client';
import { checkouts, users } from '../../db/schema';
import { describeError } from '../../kernel/describe-error';
import { Problem } from '@cpal/server-kit/problem';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { trySettleDuplicates } from '../duplicates/settle-duplicates';
import { linkCustomer } from './link-customer';

const owners = alias(users, 'owners');

/**
 * What was bought without a login and is now a user's, because the email that they bought with is
 * verified; of several the newest.
 * @param userId of the only user to look for; else all.
 */
export async function findEarlierPurchases(db: Db, userId?: string) {
  const isOwned = db.select().from(owners).where(eq(owners.stripeCustomerId, checkouts.customerId));
  return db
    .selectDistinctOn([users.id], { user: accountColumns, session: checkouts.stripeSessionId })
    .from(users)
    .innerJoin(checkouts, eq(checkouts.email, users.email))
    .where(
      and(
        userId === undefined ? undefined : eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        isNull(users.stripeCustomerId),
        isNull(checkouts.userId),
        isNotNull(checkouts.customerId),
        // Neither deleted at Stripe nor somebody else's since.
        or(isNull(users.formerCustomerId), ne(users.formerCustomerId, checkouts.customerId)),
        notExists(isOwned),
      ),
    )
    .orderBy(users.id, desc(checkouts.createdAt));
}

type Purchase = Awaited<ReturnType<typeof findEarlierPurchases>>[number];

/**
 * Links a purchase to its user.
 * @returns false where it cannot be theirs (any longer).
 * @throws Stripe's error.
 */
export async function linkPurchase(services: LoggedSyncServices, { user, session }: Purchase) {
  if (session === null) return false;
  try {
    await linkCustomer(services, user, { userId: user.id, stripeCustomerId: session });
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    services.log.warn(
      { event: 'earlier_purchase_not_linked', code: error.code },
      'linking an earlier purchase failed',
    );
    return false;
  }
}

/**
 * Links what a user bought without a login, now that the email they bought with is verified: the page
 * to which the checkout returned was rejected, and nobody opens it again. What was bought next to the
 * plan of the account ends. A failure is logged only, since the email is verified all the same;
 * reconciling tries again.
 */
export async function linkEarlierPurchase(services: LoggedSyncServices, userId: string) {
  try {
    const [purchase] = await findEarlierPurchases(services.db, userId);
    if (purchase) await linkPurchase(services, purchase);
  } catch (error) {
    services.log.warn(
      { event: 'earlier_purchase_not_linked', err: describeError(error) },
      'linking an earlier purchase failed',
    );
  }
  await trySettleDuplicates(services, userId);
}
