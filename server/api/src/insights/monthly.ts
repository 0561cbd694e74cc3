import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { findAccount } from '../users/accounts';
import { blogs } from '../db/schema';
import { queueNotice } from '../mail/queue';
import { toDay } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { hasPro, readScopeInsights } from './read-insights';

/** Days that a mail looks back, and sentences that it says. */
const days = 30;
const max = 3;

/** Tells the member of one blog that is due. @returns whether there was one. */
async function tellNext(services: Uses<'clock' | 'db'>, month: string): Promise<boolean> {
  const { db, clock } = services;
  const isDue = and(
    isNotNull(blogs.verifiedAt),
    lt(blogs.createdAt, new Date(month)),
    or(isNull(blogs.toldMonth), lt(blogs.toldMonth, month)),
  );
  return db.transaction(async (tx) => {
    const [blog] = await tx
      .select({ id: blogs.id, name: blogs.name, userId: blogs.userId })
      .from(blogs)
      .where(isDue)
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!blog) return false;
    await tx.update(blogs).set({ toldMonth: month }).where(eq(blogs.id, blog.id));
    const user = await findAccount(tx, blog.userId);
    if (!user) return true;
    const inside = { ...services, db: tx };
    const isPro = await hasPro(inside, user);
    const scope = { blogId: blog.id, postId: undefined };
    const { sentences } = await readScopeInsights(inside, scope, { days, isPro });
    if (sentences.length === 0) return true;
    const facts = { blog: blog.name, sentences: sentences.slice(0, max).map(({ text }) => text) };
    await queueNotice(tx, { notice: { kind: 'monthly_insights', facts }, user, at: clock() });
    return true;
  });
}

/**
 * Tells each member once a month what readers of a blog asked, in the first night of the month or the
 * next that comes; a blog that was added within the month waits for the next one.
 * @returns whether all were told.
 * @throws the database's error.
 */
export async function tellMonth(
  services: Uses<'clock' | 'db'>,
  stop: AbortSignal,
): Promise<boolean> {
  const month = `${toDay(services.clock()).slice(0, 7)}-01`;
  while (!stop.aborted) if (!(await tellNext(services, month))) return true;
  return false;
}
