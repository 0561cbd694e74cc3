import { eq } from 'drizzle-orm';
import { accountColumns } from '../../users/accounts';
import { users } from '../../db/schema';
import { requireLink, redeemLink } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import { notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import type { LoggedSyncServices } from '../../billing/stripe/sync-services';
import { requireUncommon } from './common-passwords';
import { completePasswordChange } from './change-password';
import { markVerified } from '../sign-up/verify-email';
import { linkEarlierPurchase } from '../../billing/customers/link-earlier-purchase';

const purpose = 'password_reset';

/**
 * Asks for a link to choose a new password. Whether the address has an account is found out when the
 * mail is written, so the answer takes the same time and steps for every address.
 */
export const requestReset = ({ db, clock }: Uses<'clock' | 'db'>, email: string) =>
  queueMail(db, { kind: purpose, email, at: clock() });

/**
 * Chooses a new password by the link of a mail. All sessions end, and as the link went to the
 * address, the address is verified too.
 * @throws Problem `invalid_link`, `weak_password`, `overloaded`.
 */
export async function resetPassword(
  services: LoggedSyncServices & Uses<'passwords'>,
  { token, newPassword }: { token: string; newPassword: string },
) {
  const { db, passwords, clock } = services;
  const presented = { token, purposes: [purpose], now: clock() } as const;
  // Before the hash, which is expensive.
  await requireLink(db, presented);
  requireUncommon(newPassword);
  const passwordHash = await passwords.hash(newPassword);
  const { user, isNewlyVerified } = await db.transaction(async (tx) => {
    const at = clock();
    const { userId } = await redeemLink(tx, { ...presented, now: at });
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: at })
      .where(eq(users.id, userId))
      .returning(accountColumns);
    if (!changed) throw notFound();
    await completePasswordChange(tx, { user: changed, event: purpose, keptSession: null, at });
    return { user: changed, isNewlyVerified: await markVerified(tx, userId, at) };
  });
  if (isNewlyVerified) await linkEarlierPurchase(services, user.id);
}
