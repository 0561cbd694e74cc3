import type { FastifyBaseLogger } from 'fastify';
import { addSeconds, day, hour } from '../server/clock';
import { audit } from '../db/audit';
import type { MailKind } from '../db/schema';
import { type Composing, compose } from './compose';
import type { Deliver } from './deliver';
import { describeMailError, isRefused } from './mail-error';
import { type QueuedMail, claimMails, dropMail, postponeMail } from './queue';

export interface Sending extends Composing {
  log: FastifyBaseLogger;
  deliver: Deliver;
}

/** How long a mail is worth sending, in seconds. */
const worth: Record<MailKind, number> = {
  password_reset: 1 * hour,
  verify_email: 1 * day,
  password_changed: 1 * day,
};

/** What a failure leads to: another attempt, or, where none can help, the end. */
async function handleFailure({ db, clock, log }: Sending, mail: QueuedMail, error: unknown) {
  const now = clock();
  const isLast = isRefused(error) || addSeconds(mail.createdAt, worth[mail.kind]) <= now;
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
  log.error(
    { err: describeMailError(error), ...about },
    isLast ? 'mail given up' : 'mail not sent',
  );
  await (isLast ? dropMail(db, mail) : postponeMail(db, mail, now));
}

async function sendOne(sending: Sending, mail: QueuedMail) {
  const { db, clock, deliver } = sending;
  const composed = await compose(sending, mail);
  if (!composed) return dropMail(db, mail);
  const { user, letter } = composed;
  try {
    await deliver(user.email, letter);
  } catch (error) {
    return handleFailure(sending, mail, error);
  }
  return db.transaction(async (tx) => {
    await dropMail(tx, mail);
    const detail = { kind: mail.kind };
    await audit(tx, { at: clock(), userId: user.id, event: 'mail_sent', detail });
  });
}

/**
 * Sends some of the mails that are due. A mail server that fails is logged, and its mails are tried again;
 * of one whose sender died nobody knows whether it arrived, so it is sent again after its lease.
 * @returns how many were tried; none where none is due.
 * @throws the database's error.
 */
export async function sendDueMails(sending: Sending): Promise<number> {
  const mails = await claimMails(sending.db, sending.clock());
  await Promise.all(mails.map((mail) => sendOne(sending, mail)));
  return mails.length;
}
