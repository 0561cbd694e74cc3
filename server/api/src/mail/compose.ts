import { links } from '@cpal/shared/paths';
import { eq } from 'drizzle-orm';
import { type Account, accountColumns, hasEmail } from '../users/accounts';
import { type LinkPurpose, type MailKind, type NoticeKind, users } from '../db/schema';
import type { Uses } from '../kernel/services';
import { getFirstName } from './first-name';
import type { Letter, Message } from './letter';
import {
  addressInUse,
  changeEmail,
  emailChanged,
  emailChangeRequested,
  passwordChanged,
  passwordReset,
  verifyEmail,
} from './letters/account';
import { isNotice, notices } from './letters/notices';
import { createLink } from './links';
import { getStopUrl } from './stop-mail';
import type { QueuedMail } from './queue';

/** What composing a letter may use. */
type Deps = Uses<'clock' | 'db' | 'settings'>;

type Write = (deps: Deps, user: Account, mail: QueuedMail) => Promise<Message | null>;

const link = ({ db, clock, settings }: Deps, user: Account, purpose: LinkPurpose) =>
  createLink(db, { userId: user.id, purpose, now: clock(), publicUrl: settings.publicUrl });

const writers: Record<Exclude<MailKind, NoticeKind>, Write> = {
  password_reset: async (deps, user) => passwordReset(await link(deps, user, 'password_reset')),
  verify_email: async (deps, user) =>
    user.emailVerifiedAt ? null : verifyEmail(await link(deps, user, 'verify_email')),
  change_email: async (deps, user, { email }) => {
    if (user.pendingEmail !== email) return null;
    const { db, settings } = deps;
    const isTaken = (await db.$count(users, eq(users.email, email))) > 0;
    if (isTaken) return addressInUse(settings.publicUrl);
    return changeEmail(await link(deps, user, 'change_email'));
  },
  email_change_requested: async ({ settings }, _user, { createdAt }) =>
    emailChangeRequested(createdAt, settings.publicUrl),
  email_changed: async ({ settings }, _user, { createdAt }) =>
    emailChanged(createdAt, settings.publicUrl),
  password_changed: async ({ settings }, _user, { createdAt }) =>
    passwordChanged(createdAt, settings.publicUrl),
};

/** Says what there is to say in a mail; null if its reader does not want that kind, or need it. */
async function write(deps: Deps, user: Account, mail: QueuedMail) {
  const { kind, detail, createdAt: at } = mail;
  if (!isNotice(kind)) return writers[kind](deps, user, mail);
  if (user.mutedMails.some((muted) => muted === kind)) return null;
  const { publicUrl } = deps.settings;
  return notices[kind].write(detail, { publicUrl, isVerified: user.emailVerifiedAt !== null, at });
}

/**
 * Writes a queued mail. Its link is made here and not when it was asked for, so that the queue holds
 * no secret, and asking takes as long for an address without an account as for any other.
 * @returns null if there is nobody to write to (any longer), or nothing to say.
 */
export async function compose(
  deps: Deps,
  mail: QueuedMail,
): Promise<{ user: Account; to: string; letter: Letter } | null> {
  const { email, userId } = mail;
  return deps.db.transaction(async (tx) => {
    // Locked, so that no link is made for an address that is the account's no more.
    const [user] = await tx
      .select(accountColumns)
      .from(users)
      .where(userId === null ? hasEmail(email) : eq(users.id, userId))
      .limit(1)
      .for('no key update');
    if (!user) return null;
    const message = await write({ ...deps, db: tx }, user, mail);
    if (!message) return null;
    const { company, publicUrl } = deps.settings;
    const switchesUrl = publicUrl + links.mailSwitches();
    const stopUrl = await getStopUrl(tx, user, mail.kind, publicUrl);
    const foot = { company, switchesUrl, stopUrl };
    // Only what is about an account may go to an email that it does not have (yet, or any longer). A
    // notice goes to where its reader is by now, and never to a spelling that somebody typed.
    const to = userId === null || isNotice(mail.kind) ? user.email : email;
    const firstName = to === user.email ? getFirstName(user) : null;
    return { user, to, letter: { ...message, firstName, foot } };
  });
}
