import { and, eq } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { users } from '../../db/schema';
import { voidLinks } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import type { Uses } from '../../kernel/services';
import { dropPendingEmail } from '../email/change-email';
import { requireUncommon } from './common-passwords';
import { requirePassword, wrongPassword } from './require-password';
import { revokeOthers } from '../sessions/sessions';

/** What every change of a password entails, next to the password itself. */
interface Change {
  user: { id: string; email: string };
  event: 'password_changed' | 'password_reset';
  /** The session that goes on; null if none does. */
  keptSession: string | null;
  at: Date;
}

/**
 * Ends the other sessions, voids links for a reset, forgets an email that was asked for, perhaps by
 * somebody who knew the previous password, and tells the owner of the account by mail.
 */
export async function completePasswordChange(tx: Db, { user, event, keptSession, at }: Change) {
  await revokeOthers(tx, user.id, keptSession, at);
  await voidLinks(tx, user.id, 'password_reset');
  await dropPendingEmail(tx, user.id);
  await audit(tx, { at, userId: user.id, event });
  await queueMail(tx, { kind: 'password_changed', email: user.email, at });
}

/**
 * Changes a member's password; all sessions but the present one end.
 * @throws Problem `wrong_password`, `weak_password`, `overloaded`.
 */
export async function changePassword(
  services: Uses<'clock' | 'db' | 'passwords'>,
  { user, sessionId }: { user: Account; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const verified = await requirePassword(services, user.id, currentPassword);
  requireUncommon(newPassword);
  const passwordHash = await services.passwords.hash(newPassword);
  const at = services.clock();
  await services.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: at })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, verified)))
      .returning({ id: users.id });
    // Somebody else changed it since we looked.
    if (changed.length === 0) throw wrongPassword();
    await completePasswordChange(tx, {
      user,
      event: 'password_changed',
      keptSession: sessionId,
      at,
    });
  });
}
