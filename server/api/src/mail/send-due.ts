import { addSeconds, day, hour } from '../kernel/clock';
import { audit } from '../db/audit';
import type { MailKind } from '../db/schema';
import type { Work } from '../jobs/queue';
import type { Uses } from '../kernel/services';
import { compose } from './compose';
import type { Deliver } from './deliver';
import { describeMailError, isRejected } from './mail-error';
import { type QueuedMail, claimMails, dropMail, postponeMail } from './queue';

/** What sending may use. */
export interface MailDeps extends Uses<'clock' | 'db' | 'log' | 'metrics' | 'settings'> {
  deliver: Deliver;
}

/** How long a mail is worth sending, in seconds. */
const worth: Record<MailKind, number> = {
  password_reset: 1 * hour,
  verify_email: 1 * day,
  change_email: 1 * day,
  password_changed: 1 * day,
  email_change_requested: 1 * day,
  email_changed: 1 * day,
  payment_received: 3 * day,
  payment_failed: 3 * day,
  plan_changed: 3 * day,
  plan_ends: 3 * day,
  plan_ended: 3 * day,
  duplicate_refunded: 3 * day,
  key_generated: 1 * day,
  blog_claim: 3 * day,
  blog_live: 3 * day,
  reading_problems: 1 * day,
  monthly_insights: 3 * day,
  model_budget: 1 * day,
};

/** What a failure leads to: another attempt, or, where none can help, the end. */
async function handleFailure(
  { db, clock, log, metrics }: MailDeps,
  mail: QueuedMail,
  error: unknown,
) {
  const now = clock();
  const isLast = isRejected(error) || addSeconds(mail.createdAt, worth[mail.kind]) <= now;
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
  log.error(
    { event: isLast ? 'mail_abandoned' : 'mail_failed', err: describeMailError(error), ...about },
    isLast ? `mail abandoned after ${mail.attempts} attempts` : 'mail delivery failed',
  );
  metrics.queued.inc({ queue: 'mails', outcome: isLast ? 'given_up' : 'failed' });
  await (isLast ? dropMail(db, mail) : postponeMail(db, mail, now));
}

async function sendOne(deps: MailDeps, mail: QueuedMail) {
  const { db, clock, metrics, deliver } = deps;
  const composed = await compose(deps, mail);
  if (!composed) return dropMail(db, mail);
  const { user, to, letter } = composed;
  try {
    await deliver(to, letter);
  } catch (error) {
    return handleFailure(deps, mail, error);
  }
  await db.transaction(async (tx) => {
    await dropMail(tx, mail);
    const detail = { kind: mail.kind };
    await audit(tx, { at: clock(), userId: user.id, event: 'mail_sent', detail });
  });
  metrics.queued.inc({ queue: 'mails', outcome: 'handled' });
}

/**
 * Takes mails that are due. A mail server that fails is logged, and its mails are tried again; of one
 * whose sender died nobody knows whether it arrived, so it is sent again after its lease.
 * @param max how many.
 * @throws the database's error.
 */
export async function takeMails(deps: MailDeps, max: number): Promise<Work[]> {
  const mails = await claimMails(deps.db, { now: deps.clock(), max });
  return mails.map((mail) => () => sendOne(deps, mail));
}
