import { Problem } from '@cpal/server-kit/problem';
import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { isDuplicate } from '../../db/duplicate';
import { users } from '../../db/schema';
import { invalidLink, voidLinks } from '../../mail/links';
import { queueMail } from '../../mail/queue';

/** @throws Problem `email_taken` if another account has the address by now. */
async function requireFree<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    // Only a reader of that address's mails can follow the link, so nobody else learns this.
    throw isDuplicate(error)
      ? new Problem('email_taken', 'An account with this email already exists.')
      : error;
  }
}

/**
 * Makes the email that a user asked for their own, now that its owner has followed the link. No link
 * that went to the previous address works any longer, and that address gets a mail.
 * @throws Problem `invalid_link` if none was asked for, `email_taken`.
 */
export async function completeEmailChange(tx: Db, userId: string, at: Date) {
  const [user] = await tx
    .select({ former: users.email, pending: users.pendingEmail })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.pending === null) throw invalidLink();
  await requireFree(
    tx
      .update(users)
      .set({
        email: user.pending,
        emailVerifiedAt: at,
        pendingEmail: null,
        isCustomerEmailStale: true,
      })
      .where(eq(users.id, userId)),
  );
  await voidLinks(tx, userId);
  await audit(tx, { at, userId, event: 'email_changed' });
  await queueMail(tx, { kind: 'email_changed', email: user.former, userId, at });
}
