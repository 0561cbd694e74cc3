import { eq } from 'drizzle-orm';
import { type Account, accountColumns } from '../accounts/accounts';
import { type MailKind, users } from '../db/schema';
import type { Uses } from '../server/services';
import type { Letter } from './letter';
import { passwordChanged, passwordReset, verifyEmail } from './letters';
import { createLink } from './links';
import type { QueuedMail } from './queue';

/** What composing a letter may use. */
type Composing = Uses<'clock' | 'db' | 'settings'>;

type Write = (composing: Composing, user: Account, mail: QueuedMail) => Promise<Letter | null>;

const link = (
  { db, clock, settings }: Composing,
  user: Account,
  purpose: 'password_reset' | 'verify_email',
) => createLink(db, { userId: user.id, purpose, now: clock(), publicUrl: settings.publicUrl });

const writers: Record<MailKind, Write> = {
  password_reset: async (composing, user) =>
    passwordReset(await link(composing, user, 'password_reset')),
  verify_email: async (composing, user) =>
    user.emailVerifiedAt ? null : verifyEmail(await link(composing, user, 'verify_email')),
  password_changed: async ({ settings }, _user, { createdAt }) =>
    passwordChanged(createdAt, settings.publicUrl),
};

/**
 * Writes a queued mail. Its link is made here and not when it was asked for, so that the queue holds
 * no secret, and asking takes as long for an address without an account as for any other.
 * @returns null where there is nobody to write to (any more), or nothing to say.
 */
export async function compose(
  composing: Composing,
  mail: QueuedMail,
): Promise<{ user: Account; letter: Letter } | null> {
  const [user] = await composing.db
    .select(accountColumns)
    .from(users)
    .where(eq(users.email, mail.email));
  if (!user) return null;
  const letter = await writers[mail.kind](composing, user, mail);
  return letter && { user, letter };
}
