import { eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Account } from '../users/accounts';
import { addSeconds, hour } from '../kernel/clock';
import type { Db } from '../db/client';
import { type MailKind, type NoticeKind, mails } from '../db/schema';
import { lease, retryDelay } from '../jobs/retry';
import type { Notice } from './letters/notices';

/** One mail to be sent. */
export type QueuedMail = typeof mails.$inferSelect;

/** Seconds: a mail server that was down for days still gets its mails within an hour. */
const pauses = { first: 30, max: hour };

/**
 * Puts a mail in the queue; pass the transaction so that it stands or falls with the change.
 * @param mail its `userId` says whom it is about, where the address need not be the account's.
 */
export async function queueMail(
  db: Db,
  mail: { kind: Exclude<MailKind, NoticeKind>; email: string; userId?: string; at: Date },
) {
  const { at, ...queued } = mail;
  await db.insert(mails).values({ ...queued, createdAt: at, dueAt: at });
}

/** The mails that wait for an account: those to its address, and those about it to another. */
export const isMailFor = ({ id, email }: { id: string; email: string }) =>
  or(eq(mails.email, email), eq(mails.userId, id));

/** Puts a notice for a user in the queue, in the transaction of what it is about. */
export async function queueNotice(
  db: Db,
  {
    notice: { kind, facts },
    user: { id, email },
    at,
  }: { notice: Notice; user: Pick<Account, 'email' | 'id'>; at: Date },
) {
  await db
    .insert(mails)
    .values({ kind, email, userId: id, detail: facts, createdAt: at, dueAt: at });
}

/** Takes some of the mails that are due; until the lease ends no other process takes them. */
export function claimMails(
  db: Db,
  { now, max }: { now: Date; max: number },
): Promise<QueuedMail[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(lte(mails.dueAt, now))
      .orderBy(mails.dueAt)
      .limit(max)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(mails)
      .set({ dueAt: addSeconds(now, lease), attempts: sql`${mails.attempts} + 1` })
      .where(inArray(mails.id, ids))
      .returning();
  });
}

/** Puts a mail off after an attempt that failed. */
export async function postponeMail(db: Db, { id, attempts }: QueuedMail, now: Date) {
  const pause = retryDelay(attempts, pauses);
  await db
    .update(mails)
    .set({ dueAt: addSeconds(now, pause) })
    .where(eq(mails.id, id));
}

/** Takes a mail out of the queue for good. */
export async function dropMail(db: Db, { id }: QueuedMail) {
  await db.delete(mails).where(eq(mails.id, id));
}
