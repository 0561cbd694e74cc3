import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { Problem } from '@cpal/server-kit/problem';
import { type Db } from '../../db/client';
import { blogs, connections } from '../../db/schema';
import type { Work } from '../../jobs/queue';
import { lease } from '../../jobs/retry';
import { addSeconds } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { findAccount } from '../../users/accounts';
import { verifyBlog } from '../verify';

type Deps = Uses<
  'clock' | 'db' | 'fetchPage' | 'metrics' | 'pageReader' | 'politeness' | 'settings'
>;

type Row = typeof connections.$inferSelect;

/** Seconds from the exchange to the first look: the plugin has saved by then what it was given. */
export const firstLookDelay = 2;

/** Seconds to the next look behind each that found no tag: a blog may cache its pages for a while. */
const pauses: readonly number[] = [3, 10, 45, 240];

/** Takes connections whose look is due; until their lease ends no other process takes them. */
async function claimDue({ db, clock }: Deps, max: number): Promise<Row[]> {
  const now = clock();
  const isDue = lte(connections.checkDueAt, now);
  if ((await db.$count(connections, isDue)) === 0) return [];
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ blogId: connections.blogId })
      .from(connections)
      .where(isDue)
      .orderBy(asc(connections.checkDueAt))
      .limit(max)
      .for('update', { skipLocked: true });
    const ids = due.map(({ blogId }) => blogId);
    if (ids.length === 0) return [];
    return tx
      .update(connections)
      .set({ checkDueAt: addSeconds(now, lease) })
      .where(inArray(connections.blogId, ids))
      .returning();
  });
}

/** The connection as it was claimed: a newer code has taken its place otherwise. */
const isSame = ({ blogId, hash }: Row) =>
  and(eq(connections.blogId, blogId), eq(connections.hash, hash));

/** Whose the blog is. */
async function findMember(db: Db, { blogId }: Row) {
  const [blog] = await db.select({ userId: blogs.userId }).from(blogs).where(eq(blogs.id, blogId));
  return blog ? findAccount(db, blog.userId) : null;
}

async function lookFor(services: Deps, row: Row) {
  const { db, clock, metrics } = services;
  const user = await findMember(db, row);
  if (!user) return;
  try {
    await verifyBlog(services, user, row.blogId);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const pause = pauses[row.attempts];
    await db
      .update(connections)
      .set({
        attempts: row.attempts + 1,
        problem: error.message,
        checkDueAt: pause === undefined ? null : addSeconds(clock(), pause),
      })
      .where(isSame(row));
    metrics.queued.inc({
      queue: 'connections',
      outcome: pause === undefined ? 'given_up' : 'failed',
    });
    return;
  }
  await db.delete(connections).where(isSame(row));
  metrics.queued.inc({ queue: 'connections', outcome: 'handled' });
}

/**
 * Takes blogs whose plugin was connected a moment ago, to look for its tag: that verifies them without
 * another step of their member.
 * @param max how many.
 * @throws the database's error.
 */
export async function takeConnections(services: Deps, max: number): Promise<Work[]> {
  const rows = await claimDue(services, max);
  return rows.map((row) => () => lookFor(services, row));
}
