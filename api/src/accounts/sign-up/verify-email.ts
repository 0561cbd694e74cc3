import { and, eq, isNull } from 'drizzle-orm';
import type { Account } from '../accounts';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { linkTokens, users } from '../../db/schema';
import { redeemLink } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import type { Uses } from '../../server/services';
import type { LoggedSyncServices } from '../../billing/stripe/sync-services';
import { linkEarlierPurchase } from '../../billing/customers/link-earlier-purchase';

const purpose = 'verify_email';

/**
 * Notes that a user's email is theirs.
 * @returns false where that was known.
 */
export async function markVerified(tx: Db, userId: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  if (marked.length === 0) return false;
  await tx
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose)));
  await audit(tx, { at, userId, event: 'email_verified' });
  return true;
}

/**
 * Verifies an email by the link that was sent there; a purchase made with it before is linked.
 * @throws Problem `invalid_link`.
 */
export async function verifyEmail(services: LoggedSyncServices, token: string) {
  const now = services.clock();
  const userId = await services.db.transaction(async (tx) => {
    const owner = await redeemLink(tx, { token, purpose, now });
    await markVerified(tx, owner, now);
    return owner;
  });
  await linkEarlierPurchase(services, userId);
}

/** Sends another link; an email that is verified needs none. */
export async function requestVerification({ db, clock }: Uses<'clock' | 'db'>, user: Account) {
  if (user.emailVerifiedAt) return;
  await queueMail(db, { kind: purpose, email: user.email, at: clock() });
}
