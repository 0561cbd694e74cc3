import type { AccountExport } from '@cpal/shared/contract/account-export';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { toSeconds } from '../../clock';
import type { Account } from '../../db/accounts';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import {
  auditLog,
  checkouts,
  licenseDomains,
  linkTokens,
  mails,
  sessions,
  subscriptions,
} from '../../db/schema';
import type { Services } from '../../services';
import { listInvoices, listPaymentMethods, toSubscription } from '../billing/overview';
import { toDomain } from '../licenses/domains';
import { readLicenses, toLicense } from '../licenses/licenses';
import { toUser } from '../users/account';

const orNull = (moment: Date | null) => moment && toSeconds(moment);

const readSessions = async (db: Db, { id }: Account): Promise<AccountExport['sessions']> =>
  (
    await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt))
  ).map((row) => ({
    id: row.id,
    createdAt: toSeconds(row.createdAt),
    lastUsedAt: toSeconds(row.lastUsedAt),
    expiresAt: toSeconds(row.expiresAt),
    revokedAt: orNull(row.revokedAt),
    client: row.client,
  }));

async function exportLicenses(db: Db, user: Account): Promise<AccountExport['licenses']> {
  const rows = await readLicenses(db, user.id);
  return Promise.all(
    rows.map(async (row) => ({
      ...toLicense(row),
      grace_until: orNull(row.graceUntil),
      domains: (
        await db.select().from(licenseDomains).where(eq(licenseDomains.licenseId, row.id))
      ).map(toDomain),
    })),
  );
}

async function exportBilling(db: Db, customerId: string | null): Promise<AccountExport['billing']> {
  const rows =
    customerId === null
      ? []
      : await db
          .select()
          .from(subscriptions)
          .where(eq(subscriptions.customerId, customerId))
          .orderBy(desc(subscriptions.created));
  return {
    subscriptions: rows.map((row) => ({
      ...toSubscription(row),
      id: row.id,
      created: row.created,
    })),
    ...(await listInvoices(db, customerId)),
    ...(await listPaymentMethods(db, customerId)),
  };
}

/** A checkout without a bearer is the user's only where the email is proven to be. */
async function exportCheckouts(db: Db, user: Account): Promise<AccountExport['checkouts']> {
  const byEmail = and(isNull(checkouts.userId), eq(checkouts.email, user.email));
  const rows = await db
    .select()
    .from(checkouts)
    .where(or(eq(checkouts.userId, user.id), ...(user.emailVerifiedAt ? [byEmail] : [])))
    .orderBy(desc(checkouts.createdAt));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    priceId: row.priceId,
    stripeSessionId: row.stripeSessionId,
    stripeCustomerId: row.customerId,
    createdAt: toSeconds(row.createdAt),
  }));
}

/** Everything that is held of a user, without hashes, tokens and secrets; times in seconds. */
export async function exportAccount(
  { db, clock }: Services,
  user: Account,
): Promise<AccountExport> {
  await audit(db, { at: clock(), userId: user.id, event: 'data_exported' });
  const links = await db.select().from(linkTokens).where(eq(linkTokens.userId, user.id));
  const waiting = await db.select().from(mails).where(eq(mails.email, user.email));
  const events = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, user.id))
    .orderBy(asc(auditLog.id));
  return {
    exportedAt: toSeconds(clock()),
    account: {
      ...toUser(user),
      emailVerifiedAt: orNull(user.emailVerifiedAt),
      passwordChangedAt: orNull(user.passwordChangedAt),
      formerStripeCustomerId: user.formerCustomerId,
    },
    sessions: await readSessions(db, user),
    licenses: await exportLicenses(db, user),
    billing: await exportBilling(db, user.stripeCustomerId),
    checkouts: await exportCheckouts(db, user),
    links: links.map(({ purpose, expiresAt }) => ({ purpose, expiresAt: toSeconds(expiresAt) })),
    mails: waiting.map(({ kind, createdAt }) => ({ kind, createdAt: toSeconds(createdAt) })),
    auditLog: events.map(({ at, event, detail }) => ({ at: toSeconds(at), event, detail })),
  };
}
