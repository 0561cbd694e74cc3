import type { AccountExport } from '@cpal/shared/contract/accounts/account-export';
import type { LicenseDomain } from '@cpal/shared/contract/licenses/license';
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { toSeconds } from '../../kernel/clock';
import type { Account } from '../../users/accounts';
import type { Db } from '../../db/client';
import type { Uses } from '../../kernel/services';
import {
  auditLog,
  blogs,
  checkouts,
  licenseDomains,
  licenses,
  messages,
  sessions,
  subscriptions,
} from '../../db/schema';
import { listInvoices, listPaymentMethods, toSubscription } from '../../billing/overview';
import { toDomain } from '../../licenses/domains';
import { toLicense } from '../../licenses/licenses';
import { inBatches, inOneQuery } from './batches';
import type { Pieces } from './json-stream';

type Exported = Pieces<AccountExport>;

export const orNull = (moment: Date | null) => moment && toSeconds(moment);

export const exportSessions = (db: Db, { id }: Account): Exported['sessions'] =>
  inBatches(
    { at: sessions.createdAt, id: sessions.id, newestFirst: false },
    ({ at, after, order, limit }) =>
      db
        .select({ row: sessions, at })
        .from(sessions)
        .where(and(eq(sessions.userId, id), after))
        .orderBy(...order)
        .limit(limit),
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        createdAt: toSeconds(row.createdAt),
        lastUsedAt: toSeconds(row.lastUsedAt),
        expiresAt: toSeconds(row.expiresAt),
        revokedAt: orNull(row.revokedAt),
        client: row.client,
      })),
  );

/** Licenses with all their domains, which one query finds for a whole batch. */
export const exportLicenses = (
  { db, clock }: Uses<'clock' | 'db'>,
  { id: userId }: Account,
): Exported['licenses'] =>
  inBatches(
    { at: licenses.createdAt, id: licenses.id, newestFirst: true },
    ({ at, after, order, limit }) =>
      db
        .select({ row: licenses, at })
        .from(licenses)
        .where(and(eq(licenses.userId, userId), after))
        .orderBy(...order)
        .limit(limit),
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const all = await db
        .select()
        .from(licenseDomains)
        .where(inArray(licenseDomains.licenseId, ids))
        .orderBy(desc(licenseDomains.activatedAt), licenseDomains.domain);
      const domainsOf = new Map<string, LicenseDomain[]>(ids.map((id) => [id, []]));
      for (const domain of all) domainsOf.get(domain.licenseId)?.push(toDomain(domain));
      const now = clock();
      return rows.map((row) => ({
        ...toLicense(row, now),
        grace_until: orNull(row.graceUntil),
        domains: domainsOf.get(row.id) ?? [],
      }));
    },
  );

export const exportBilling = (db: Db, customerId: string | null): Exported['billing'] => ({
  subscriptions: inOneQuery(async () => {
    if (customerId === null) return [];
    const rows = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.customerId, customerId))
      .orderBy(desc(subscriptions.created));
    return rows.map((row) => ({ ...toSubscription(row), id: row.id, created: row.created }));
  }),
  invoices: inOneQuery(() => listInvoices(db, customerId)),
  payment_methods: inOneQuery(
    async () => (await listPaymentMethods(db, customerId)).payment_methods,
  ),
});

/** A checkout without a bearer is the user's only where the email is proven to be. */
export function exportCheckouts(db: Db, user: Account): Exported['checkouts'] {
  const byEmail = and(isNull(checkouts.userId), eq(checkouts.email, user.email));
  const mine = or(eq(checkouts.userId, user.id), ...(user.emailVerifiedAt ? [byEmail] : []));
  return inBatches(
    { at: checkouts.createdAt, id: checkouts.id, newestFirst: true },
    ({ at, after, order, limit }) =>
      db
        .select({ row: checkouts, at })
        .from(checkouts)
        .where(and(mine, after))
        .orderBy(...order)
        .limit(limit),
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        email: row.email,
        priceId: row.priceId,
        stripeSessionId: row.stripeSessionId,
        stripeCustomerId: row.customerId,
        createdAt: toSeconds(row.createdAt),
      })),
  );
}

export const exportAuditLog = (db: Db, { id: userId }: Account): Exported['auditLog'] =>
  inBatches(
    { at: auditLog.at, id: auditLog.id, newestFirst: false },
    ({ at, after, order, limit }) =>
      db
        .select({ row: auditLog, at })
        .from(auditLog)
        .where(and(eq(auditLog.userId, userId), after))
        .orderBy(...order)
        .limit(limit),
    (rows) =>
      rows.map(({ at, event, detail, actor, address, client, requestId }) => ({
        at: toSeconds(at),
        event,
        detail,
        actor,
        address,
        client,
        request_id: requestId,
      })),
  );

/** What readers of the user's blogs asked, as far as it is still kept in words. */
export const exportQuestions = (db: Db, { id: userId }: Account): Exported['questions'] =>
  inBatches(
    { at: messages.createdAt, id: messages.id, newestFirst: false },
    ({ at, after, order, limit }) =>
      db
        .select({ row: messages, at })
        .from(messages)
        .innerJoin(blogs, eq(blogs.id, messages.blogId))
        .where(and(eq(blogs.userId, userId), ne(messages.question, ''), after))
        .orderBy(...order)
        .limit(limit),
    (rows) =>
      rows.map(({ question, answer, tier, trace, createdAt }) => ({
        question,
        answer,
        tier,
        trace,
        created_at: toSeconds(createdAt),
      })),
  );
