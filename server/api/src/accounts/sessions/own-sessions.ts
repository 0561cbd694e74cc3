import type { SessionList } from '@cpal/shared/contract/accounts/session';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { addSeconds, toSeconds } from '../../kernel/clock';
import { audit } from '../../db/audit';
import { readPage } from '../../db/keyset';
import { sessions } from '../../db/schema';
import { notFound } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';
import { idleLife } from '../../db/prune/stale';
import { revokeSession } from './sessions';

/** The sessions of a user that are neither ended nor idled out. */
const openOf = (userId: string, now: Date) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, addSeconds(now, -idleLife)),
  );

/** How many sessions one page shows. */
const pageSize = 100;

/**
 * A page of a user's open sessions, last used first, and where the next one begins.
 * @throws Problem `validation_failed` if `after` is not from a page before.
 */
export async function listSessions(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  presentId: string,
  after: string | undefined,
): Promise<SessionList & { next: string | null }> {
  const { rows, next } = await readPage(
    { createdAt: sessions.lastUsedAt, id: sessions.id },
    { cursor: after, size: pageSize },
    async (page) => {
      const found = await db
        .select()
        .from(sessions)
        .where(and(openOf(userId, clock()), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
      return found.map((row) => ({ ...row, begunAt: row.createdAt, createdAt: row.lastUsedAt }));
    },
  );
  return {
    sessions: rows.map(({ id, begunAt, lastUsedAt, client }) => ({
      id,
      createdAt: toSeconds(begunAt),
      lastUsedAt: toSeconds(lastUsedAt),
      isCurrent: id === presentId,
      client,
    })),
    next,
  };
}

/**
 * Ends one of a user's open sessions, immediately.
 * @throws Problem `not_found` for any other.
 */
export async function endSession(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  sessionId: string,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    const [mine] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), openOf(userId, now)));
    if (!mine || !(await revokeSession(tx, sessionId, now))) throw notFound();
    await audit(tx, { at: now, userId, event: 'session_revoked' });
  });
}

/**
 * Ends all of a user's open sessions but one, immediately.
 * @returns how many it ended.
 */
export async function endOtherSessions(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  keptId: string,
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(openOf(userId, now), ne(sessions.id, keptId)))
      .returning({ id: sessions.id });
    const detail = { count: String(ended.length) };
    await audit(tx, { at: now, userId, event: 'sessions_revoked', detail });
    return ended.length;
  });
}
