import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { titleFrom } from '../websites/blog-address';
import type { Db } from '../db/client';
import { blogs, posts } from '../db/schema';
import { addSeconds, day } from '../kernel/clock';
import { isOutdated } from './due';
import { maxPosts } from './limits';
import type { Entry } from './page/parse-list';

/** Rows that one statement writes: the embedded database writes them in this process's event loop. */
const batch = 50;

/** Rows that one statement reads, likewise. */
const readBatch = 500;

/** A post that the list says nothing new of is asked for again after n seconds. */
const asksAgain = 0.8 * day;

type Known = Pick<
  typeof posts.$inferSelect,
  'id' | 'url' | 'state' | 'listedAs' | 'readAt' | 'readWith' | 'dueAt'
>;

/** Parts of a list, between which others get their turn. */
async function* inBatches<T>(all: readonly T[]): AsyncGenerator<T[]> {
  for (let start = 0; start < all.length; start += batch) {
    await setImmediate();
    yield all.slice(start, start + batch);
  }
}

async function findKnown(db: Db, blogId: string): Promise<Known[]> {
  const { id, url, state, listedAs, readAt, readWith, dueAt } = posts;
  const all: Known[] = [];
  for (;;) {
    const last = all.at(-1);
    const isNext = last === undefined ? undefined : gt(url, last.url);
    const some = await db
      .select({ id, url, state, listedAs, readAt, readWith, dueAt })
      .from(posts)
      .where(and(eq(posts.blogId, blogId), isNext))
      .orderBy(asc(url))
      .limit(readBatch);
    all.push(...some);
    if (some.length < readBatch) return all;
    await setImmediate();
  }
}

/** Whether a post that is known is to be read again. */
function isDue(post: Known, entry: Entry | undefined, now: Date) {
  const { state, listedAs, readAt, dueAt } = post;
  if (dueAt !== null) return false;
  if (state !== 'ready' || readAt === null || isOutdated(post)) return true;
  if (entry?.lastmod) return entry.lastmod !== listedAs;
  return readAt <= addSeconds(now, -asksAgain);
}

async function addNew(db: Db, blogId: string, entries: readonly Entry[], now: Date) {
  for await (const some of inBatches(entries.map((entry, index) => ({ entry, index }))))
    await db
      .insert(posts)
      .values(
        some.map(({ entry: { url, lastmod }, index }) => ({
          blogId,
          url,
          title: titleFrom(url),
          state: 'waiting' as const,
          listedAs: lastmod,
          // The list has the newest first, and so will the member.
          createdAt: new Date(now.getTime() - index),
          dueAt: now,
        })),
      )
      .onConflictDoNothing();
}

async function setDue(db: Db, due: readonly { id: string; lastmod: string | null }[], now: Date) {
  for await (const some of inBatches(due))
    await db
      .update(posts)
      .set({ dueAt: now, attempts: 0, listedAs: sql`given.lastmod` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as given(id uuid, lastmod text)`)
      .where(eq(posts.id, sql`given.id`));
}

/**
 * Takes over what a blog lists: new posts wait for their reading, changed ones likewise. None goes
 * because the list lacks it; the post itself is asked.
 */
export async function storeList(db: Db, blogId: string, entries: readonly Entry[], now: Date) {
  await db.transaction(async (tx) => {
    const [blog] = await tx
      .select({ id: blogs.id })
      .from(blogs)
      .where(eq(blogs.id, blogId))
      .for('update');
    if (!blog) return;
    const rows = await findKnown(tx, blogId);
    const listed = new Map(entries.map((entry) => [entry.url, entry]));
    const known = new Set(rows.map((row) => row.url));
    const due = rows.filter((row) => isDue(row, listed.get(row.url), now));
    const added = entries.filter((entry) => !known.has(entry.url));
    await addNew(tx, blogId, added.slice(0, Math.max(0, maxPosts - rows.length)), now);
    const withChange = due.map((row) => ({
      id: row.id,
      lastmod: listed.get(row.url)?.lastmod ?? null,
    }));
    await setDue(tx, withChange, now);
  });
}
