import type { AccountExport } from '@cpal/shared/contract/accounts/account-export';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { toSeconds } from '../../kernel/clock';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import { listDuplicates } from '../../billing/duplicates/list-duplicates';
import { linkTokens, mails } from '../../db/schema';
import { isMailFor } from '../../mail/queue';
import { toMailSwitches } from '../../mail/switches';
import { describeError } from '../../kernel/describe-error';
import type { Uses } from '../../kernel/services';
import { toUser } from '../../users/to-user';
import { inOneQuery } from './batches';
import { exportBlogs } from './export-blogs';
import { exportInsights } from './export-insights';
import {
  exportAuditLog,
  exportBilling,
  exportCheckouts,
  exportLicenses,
  exportQuestions,
  exportSessions,
  orNull,
} from './export-tables';
import { type Pieces, writeJson } from './json-stream';

const piecesOf = ({ db, clock }: Uses<'clock' | 'db'>, user: Account): Pieces<AccountExport> => ({
  exportedAt: toSeconds(clock()),
  account: {
    ...toUser(user),
    emailVerifiedAt: orNull(user.emailVerifiedAt),
    passwordChangedAt: orNull(user.passwordChangedAt),
    formerStripeCustomerId: user.formerCustomerId,
    legalVersion: user.legalVersion,
    legalAcceptedAt: orNull(user.legalAcceptedAt),
    mailSwitches: toMailSwitches(user),
  },
  sessions: exportSessions(db, user),
  licenses: exportLicenses({ db, clock }, user),
  billing: exportBilling(db, user.stripeCustomerId),
  checkouts: exportCheckouts(db, user),
  duplicatePurchases: inOneQuery(() => listDuplicates(db, user.id, new Date(0))),
  links: inOneQuery(async () => {
    const rows = await db.select().from(linkTokens).where(eq(linkTokens.userId, user.id));
    return rows.map(({ purpose, expiresAt }) => ({ purpose, expiresAt: toSeconds(expiresAt) }));
  }),
  mails: inOneQuery(async () => {
    const rows = await db.select().from(mails).where(isMailFor(user));
    return rows.map(({ kind, createdAt }) => ({ kind, createdAt: toSeconds(createdAt) }));
  }),
  questions: exportQuestions(db, user),
  ...exportBlogs(db, user),
  ...exportInsights(db, user),
  auditLog: exportAuditLog(db, user),
});

/**
 * Everything that is held of a user, without hashes, tokens and secrets; times in seconds. It is read
 * while it is written, a batch at a time, so a change that comes meanwhile can be in it or not.
 * @param log learns why it broke off; the error that the stream ends with says nothing.
 * @returns the JSON of an `accountExport`, piece by piece.
 */
export async function exportAccount(
  services: Uses<'clock' | 'db'>,
  user: Account,
  log: FastifyBaseLogger,
): Promise<AsyncGenerator<string>> {
  const { db, clock } = services;
  await audit(db, { at: clock(), userId: user.id, event: 'data_exported' });
  return quietly(writeJson(piecesOf(services, user)), log);
}

/** The framework logs whatever ends a stream, and a database's error repeats what it was asked. */
async function* quietly(pieces: AsyncGenerator<string>, log: FastifyBaseLogger) {
  try {
    yield* pieces;
    return;
  } catch (error) {
    log.error({ event: 'export_aborted', err: describeError(error) }, 'export aborted');
  }
  throw new Error('The export was aborted.');
}
