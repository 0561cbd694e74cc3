import { newMemory } from '@cpal/assistant/engine';
import { type SQL, and, lt, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { addSeconds, day, toDay } from '../../kernel/clock';
import {
  auditLog,
  billingNotices,
  blogDays,
  checkouts,
  connections,
  conversations,
  countedOnce,
  demoConversations,
  duplicatePurchases,
  groupDays,
  idempotencyKeys,
  linkDays,
  linkTokens,
  messages,
  networkCounts,
  postClicks,
  postDays,
  questionGroups,
  refreshTokens,
  releaseCounts,
  sessions,
  stripeEvents,
  trials,
  users,
  visitorSalts,
} from '../schema';
import {
  hasAddress,
  hasMemory,
  hasWords,
  isRare,
  isRareUntold,
  isRevoked,
} from '../tables/due-conditions';

/** Seconds after its last refresh that a session ends. */
export const idleLife = 14 * day;

/** Seconds; Stripe sends an event again for three days. */
const eventsKept = 30 * day;
/** Longer than Stripe tries to collect an invoice: until then it could be noticed again. */
const noticesKept = 90 * day;
const checkoutsKept = 30 * day;

/**
 * Seconds. A year, so that what comes back yearly can be compared, and five weeks to look at it. The
 * privacy policy names this time.
 */
const auditKept = 400 * day;

/** Seconds; long enough to follow a misuse up. The privacy policy names this time. */
const addressesKept = 90 * day;

/** Seconds for which a call can be sent again with the same `Idempotency-Key`. */
export const keysKept = day;

/** What readers said is kept so long in their own words, and so long as what can be counted. */
export const wordsKept = 30 * day;
const countsKept = 400 * day;

/** A visitor is another one every day, and may ask on for a quarter of an hour behind its end. */
const visitorsKept = 2 * day;

/** Long enough to compare a release with those of the month before it. */
const releasesKept = 30 * day;

/** Until then a member sees what came of a code. */
const connectionsKept = day;

/** Longer than a watch of a release can be, which is a week. The privacy policy names this time. */
const networksKept = 8 * day;

/** Rows that are due by the time in one column. */
export interface Due {
  /**
   * That column first; the columns of an index, in its order. Behind it the primary key, where many
   * rows may have the same time: a batch begins where the one before ended.
   */
  by: readonly [PgColumn, ...PgColumn[]];
  where: SQL | undefined;
}

/** Rows of one table that nobody needs any longer, or not whole. */
export interface Stale {
  table: PgTable;
  /** Each has an index of its own, since one query by several of them would read the whole table. */
  due: readonly Due[];
  /** What a row is left with that is not removed. */
  leaves?: Record<string, unknown>;
}

/** @param isToo what a row has to be besides; a partial index has the same words. */
const before = (by: Due['by'], time: Date | string, isToo?: SQL): Due => ({
  by,
  where: and(lt(by[0], time), isToo && sql`(${isToo})`),
});

/**
 * A checkout is proof of whose customer is whose until that customer is linked, however long that
 * takes; one that was never paid is none. The user is looked up for each checkout: asked with `exists`
 * within an `or`, PostgreSQL may read all users instead.
 */
const isProofless = sql`(not ${checkouts.isOpen} or ${checkouts.stripeSessionId} is null)
  and (${checkouts.customerId} is null or (select true from ${users}
    where ${users.stripeCustomerId} = ${checkouts.customerId}))`;

/**
 * What can go at a moment, each by the name of its table. Tokens go before their sessions, with which
 * they would go all together. An expired token is answered like an unknown one, so none is missed;
 * a used one stays until then, because its reuse is a theft.
 */
export function staleRows(now: Date): Record<string, Stale> {
  const ago = (seconds: number) => addSeconds(now, -seconds);
  // All rows of such a day go.
  const countsEnd = toDay(ago(countsKept));
  return {
    refresh_tokens: { table: refreshTokens, due: [before([refreshTokens.expiresAt], now)] },
    sessions: {
      table: sessions,
      due: [
        before([sessions.expiresAt, sessions.id], now),
        before([sessions.lastUsedAt, sessions.id], ago(idleLife)),
        {
          by: [sessions.revokedAt, sessions.id],
          where: sql`${isRevoked} and ${lte(sessions.revokedAt, now)}`,
        },
      ],
    },
    link_tokens: {
      table: linkTokens,
      due: [before([linkTokens.expiresAt, linkTokens.hash], now)],
    },
    connections: {
      table: connections,
      due: [before([connections.expiresAt, connections.blogId], ago(connectionsKept))],
    },
    idempotency_keys: {
      table: idempotencyKeys,
      due: [before([idempotencyKeys.at, idempotencyKeys.id], ago(keysKept))],
    },
    stripe_events: {
      table: stripeEvents,
      due: [
        before(
          [stripeEvents.receivedAt, stripeEvents.id],
          ago(eventsKept),
          sql`${stripeEvents.handledAt} is not null or ${stripeEvents.dueAt} is null`,
        ),
      ],
    },
    checkouts: {
      table: checkouts,
      due: [before([checkouts.createdAt, checkouts.id], ago(checkoutsKept), isProofless)],
    },
    billing_notices: {
      table: billingNotices,
      due: [before([billingNotices.at, billingNotices.id], ago(noticesKept))],
    },
    duplicate_purchases: {
      table: duplicatePurchases,
      due: [
        before([duplicatePurchases.settledAt, duplicatePurchases.subscriptionId], ago(noticesKept)),
      ],
    },
    // Words go before the rows that have them.
    messages: {
      table: messages,
      due: [before([messages.createdAt, messages.id], ago(wordsKept), hasWords)],
      leaves: { question: '', answer: '', sources: [], trace: null },
    },
    memories: {
      table: conversations,
      due: [before([conversations.createdAt, conversations.id], ago(wordsKept), hasMemory)],
      leaves: { memory: newMemory },
    },
    conversations: {
      table: conversations,
      due: [before([conversations.createdAt], ago(countsKept))],
    },
    counted_once: {
      table: countedOnce,
      due: [before([countedOnce.countedAt], ago(visitorsKept))],
    },
    // What fewer visitors asked than are ever shown goes with its words.
    question_groups: {
      table: questionGroups,
      due: [
        before([questionGroups.lastAskedAt, questionGroups.id], ago(wordsKept), isRare),
        before([questionGroups.sampledAt, questionGroups.id], ago(wordsKept), isRareUntold),
        before([questionGroups.lastAskedAt], ago(countsKept)),
      ],
    },
    question_samples: {
      table: questionGroups,
      due: [before([questionGroups.sampledAt], ago(wordsKept))],
      leaves: { samples: [], sampledAt: null },
    },
    blog_days: { table: blogDays, due: [before([blogDays.day, blogDays.blogId], countsEnd)] },
    post_days: { table: postDays, due: [before([postDays.day, postDays.postId], countsEnd)] },
    group_days: { table: groupDays, due: [before([groupDays.day, groupDays.groupId], countsEnd)] },
    link_days: { table: linkDays, due: [before([linkDays.day, linkDays.linkId], countsEnd)] },
    post_clicks: {
      table: postClicks,
      due: [before([postClicks.day, postClicks.postId], countsEnd)],
    },
    demo_conversations: {
      table: demoConversations,
      due: [before([demoConversations.expiresAt, demoConversations.id], now)],
    },
    trials: { table: trials, due: [before([trials.expiresAt], now)] },
    visitor_salts: { table: visitorSalts, due: [before([visitorSalts.day], toDay(now))] },
    release_counts: {
      table: releaseCounts,
      due: [before([releaseCounts.hour], ago(releasesKept))],
    },
    network_counts: {
      table: networkCounts,
      due: [before([networkCounts.day], toDay(ago(networksKept)))],
    },
    audit_addresses: {
      table: auditLog,
      due: [before([auditLog.at, auditLog.id], ago(addressesKept), hasAddress)],
      leaves: { address: null, client: null, requestId: null },
    },
    audit_log: { table: auditLog, due: [before([auditLog.at], ago(auditKept))] },
  };
}
