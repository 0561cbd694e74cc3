import { newMemory } from '@cpal/assistant/engine';
import { fewestVisitors } from '@cpal/shared/contract/insights';
import { type SQL, and, eq, exists, isNotNull, isNull, lt, ne, not, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { addSeconds, day, dayOf } from '../../server/clock';
import type { Db } from '../client';
import {
  auditLog,
  billingNotices,
  blogDays,
  checkouts,
  conversations,
  countedOnce,
  groupDays,
  linkDays,
  linkTokens,
  messages,
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
import { idleLife } from '../../accounts/sessions/sessions';

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

/** What readers said is kept so long in their own words, and so long as what can be counted. */
export const wordsKept = 30 * day;
const countsKept = 400 * day;

/** A visitor is another one every day, and may ask on for a quarter of an hour behind its end. */
const visitorsKept = 2 * day;

/** Long enough to compare a release with those of the month before it. */
const releasesKept = 30 * day;

/** Rows of one table that nobody needs any more, or not whole. */
export interface Stale {
  table: PgTable;
  key: PgColumn;
  where: SQL | undefined;
  /** What a row is left with that is not removed. */
  leaves?: Record<string, unknown>;
}

/**
 * A checkout is proof of whose customer is whose until that customer is linked, however long that
 * takes; one that was never paid is none.
 */
function isProofless(db: Db) {
  const linked = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, checkouts.customerId));
  const ended = or(not(checkouts.isOpen), isNull(checkouts.stripeSessionId));
  return and(ended, or(isNull(checkouts.customerId), exists(linked)));
}

/**
 * What can go at a moment, each by the name of its table. Tokens go before their sessions, with which
 * they would go all together. An expired token is answered like an unknown one, so none is missed;
 * a used one stays until then, because its reuse is a theft.
 */
export function staleRows(db: Db, now: Date): Record<string, Stale> {
  // All rows of such a day go.
  const isPast = (column: PgColumn) => lt(column, dayOf(addSeconds(now, -countsKept)));
  return {
    refresh_tokens: {
      table: refreshTokens,
      key: refreshTokens.hash,
      where: lt(refreshTokens.expiresAt, now),
    },
    sessions: {
      table: sessions,
      key: sessions.id,
      where: or(
        lt(sessions.expiresAt, now),
        isNotNull(sessions.revokedAt),
        lt(sessions.lastUsedAt, addSeconds(now, -idleLife)),
      ),
    },
    link_tokens: { table: linkTokens, key: linkTokens.hash, where: lt(linkTokens.expiresAt, now) },
    stripe_events: {
      table: stripeEvents,
      key: stripeEvents.id,
      where: and(
        or(isNotNull(stripeEvents.handledAt), isNull(stripeEvents.dueAt)),
        lt(stripeEvents.receivedAt, addSeconds(now, -eventsKept)),
      ),
    },
    checkouts: {
      table: checkouts,
      key: checkouts.id,
      where: and(lt(checkouts.createdAt, addSeconds(now, -checkoutsKept)), isProofless(db)),
    },
    billing_notices: {
      table: billingNotices,
      key: billingNotices.id,
      where: lt(billingNotices.at, addSeconds(now, -noticesKept)),
    },
    // Words go before the rows that have them.
    messages: {
      table: messages,
      key: messages.id,
      where: and(
        lt(messages.createdAt, addSeconds(now, -wordsKept)),
        or(ne(messages.question, ''), ne(messages.answer, '')),
      ),
      leaves: { question: '', answer: '', sources: [] },
    },
    memories: {
      table: conversations,
      key: conversations.id,
      where: and(
        lt(conversations.createdAt, addSeconds(now, -wordsKept)),
        ne(conversations.memory, newMemory),
      ),
      leaves: { memory: newMemory },
    },
    conversations: {
      table: conversations,
      key: conversations.id,
      where: lt(conversations.createdAt, addSeconds(now, -countsKept)),
    },
    counted_once: {
      table: countedOnce,
      key: countedOnce.who,
      where: lt(countedOnce.countedAt, addSeconds(now, -visitorsKept)),
    },
    // What fewer visitors asked than are ever shown goes with its words.
    question_groups: {
      table: questionGroups,
      key: questionGroups.id,
      where: or(
        and(
          lt(questionGroups.visitors, fewestVisitors),
          or(
            lt(questionGroups.lastAskedAt, addSeconds(now, -wordsKept)),
            and(
              isNull(questionGroups.topic),
              lt(questionGroups.sampledAt, addSeconds(now, -wordsKept)),
            ),
          ),
        ),
        lt(questionGroups.lastAskedAt, addSeconds(now, -countsKept)),
      ),
    },
    question_samples: {
      table: questionGroups,
      key: questionGroups.id,
      where: lt(questionGroups.sampledAt, addSeconds(now, -wordsKept)),
      leaves: { samples: [], sampledAt: null },
    },
    blog_days: { table: blogDays, key: blogDays.day, where: isPast(blogDays.day) },
    post_days: { table: postDays, key: postDays.day, where: isPast(postDays.day) },
    group_days: { table: groupDays, key: groupDays.day, where: isPast(groupDays.day) },
    link_days: { table: linkDays, key: linkDays.day, where: isPast(linkDays.day) },
    post_clicks: { table: postClicks, key: postClicks.day, where: isPast(postClicks.day) },
    trials: { table: trials, key: trials.id, where: lt(trials.expiresAt, now) },
    visitor_salts: {
      table: visitorSalts,
      key: visitorSalts.day,
      where: lt(visitorSalts.day, dayOf(now)),
    },
    release_counts: {
      table: releaseCounts,
      key: releaseCounts.id,
      where: lt(releaseCounts.hour, addSeconds(now, -releasesKept)),
    },
    audit_log: {
      table: auditLog,
      key: auditLog.id,
      where: lt(auditLog.at, addSeconds(now, -auditKept)),
    },
  };
}
