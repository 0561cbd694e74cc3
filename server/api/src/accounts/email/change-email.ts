import type { requestEmailChange as call } from '@cpal/shared/contract/accounts/account';
import type { BodyOf } from '@cpal/shared/contract/call';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq, isNotNull } from 'drizzle-orm';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { users } from '../../db/schema';
import { voidLinks } from '../../mail/links';
import { queueMail } from '../../mail/queue';
import type { Uses } from '../../kernel/services';
import type { Account } from '../../users/accounts';
import { requirePassword, wrongPassword } from '../passwords/require-password';

const purpose = 'change_email';

/**
 * Asks for another email, which takes effect once its owner has followed the link that is sent there.
 * Whether another account has the address is found out when that mail is written, so that neither the
 * answer nor its time says so. The present address is warned.
 * @throws Problem `validation_failed` for the present address, `wrong_password`, `overloaded`.
 */
export async function requestEmailChange(
  services: Uses<'clock' | 'db' | 'passwords'>,
  user: Account,
  { email, currentPassword }: BodyOf<typeof call>,
) {
  if (email === user.email)
    throw new Problem('validation_failed', 'This is the email of your account already.');
  const verified = await requirePassword(services, user.id, currentPassword);
  const { id: userId } = user;
  const at = services.clock();
  await services.db.transaction(async (tx) => {
    const [changing] = await tx
      .update(users)
      .set({ pendingEmail: email })
      .where(and(eq(users.id, userId), eq(users.passwordHash, verified)))
      .returning({ presentEmail: users.email });
    // Somebody else changed the password since we looked.
    if (!changing) throw wrongPassword();
    await voidLinks(tx, userId, purpose);
    await audit(tx, { at, userId, event: 'email_change_requested' });
    await queueMail(tx, { kind: purpose, email, userId, at });
    const warned = { email: changing.presentEmail, userId };
    await queueMail(tx, { kind: 'email_change_requested', ...warned, at });
  });
}

/**
 * Forgets the email that a user asked for, with its link.
 * @returns whether there was one.
 */
export async function dropPendingEmail(tx: Db, userId: string): Promise<boolean> {
  const dropped = await tx
    .update(users)
    .set({ pendingEmail: null })
    .where(and(eq(users.id, userId), isNotNull(users.pendingEmail)))
    .returning({ id: users.id });
  await voidLinks(tx, userId, purpose);
  return dropped.length > 0;
}

/** Leaves the email as it is after all; where no other was asked for, there is nothing to do. */
export async function cancelEmailChange({ db, clock }: Uses<'clock' | 'db'>, userId: string) {
  await db.transaction(async (tx) => {
    if (await dropPendingEmail(tx, userId))
      await audit(tx, { at: clock(), userId, event: 'email_change_canceled' });
  });
}
