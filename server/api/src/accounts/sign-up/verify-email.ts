import { and, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { users } from '../../db/schema';
import { redeemLink, voidLinks } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import { completeEmailChange } from '../email/complete-email-change';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../../billing/stripe/sync-services';
import { tryCustomerEmail } from '../../billing/customers/customer-email';
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
  await voidLinks(tx, userId, purpose);
  await audit(tx, { at, userId, event: 'email_verified' });
  return true;
}

/**
 * Verifies an email by the link that was sent there, be it the user's or the one that takes its place
 * by this; a purchase made with it before is linked.
 * @returns whether it has become the one to log in with.
 * @throws Problem `invalid_link`; `email_taken` where a new one is another account's by now.
 */
export async function verifyEmail(services: LoggedSyncServices, token: string): Promise<boolean> {
  const now = services.clock();
  const used = await services.db.transaction(async (tx) => {
    const link = await redeemLink(tx, { token, purposes: [purpose, 'change_email'], now });
    if (link.purpose === purpose) await markVerified(tx, link.userId, now);
    else await completeEmailChange(tx, link.userId, now);
    return link;
  });
  await linkEarlierPurchase(services, used.userId);
  const isNewLogin = used.purpose === 'change_email';
  if (isNewLogin) await tryCustomerEmail(services, used.userId);
  return isNewLogin;
}

/** Sends another link; an email that is verified needs none. */
export async function requestVerification({ db, clock }: Uses<'clock' | 'db'>, user: Account) {
  if (user.emailVerifiedAt) return;
  await queueMail(db, { kind: purpose, email: user.email, at: clock() });
}
