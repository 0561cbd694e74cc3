import type { OwnVoice } from '@cpal/assistant/engine';
import type { Blog, Voice } from '@cpal/shared/contract/blogs/blog';
import { notFound } from '@cpal/server-kit/problem';
import { type SQL, and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { blogs, connections, posts } from '../db/schema';
import { isInReading } from '../reading/due';
import { toSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { nightsUntilTold } from './claims/nights';
import { getProofs } from '../reading/proofs';
import { type Connection, toConnection } from './connection/state';

export type BlogRow = typeof blogs.$inferSelect;

const noPosts = { total: 0, ready: 0, problems: 0, waiting: 0 };

const having = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How many posts each blog has, and how many of them wait for their reading. */
async function countPosts(db: Db, ids: string[], now: Date) {
  const rows = await db
    .select({
      blogId: posts.blogId,
      total: count(),
      ready: having(sql`${posts.state} = 'ready'`),
      problems: having(sql`${posts.state} = 'problem'`),
      waiting: having(isInReading(now)),
    })
    .from(posts)
    .where(inArray(posts.blogId, ids))
    .groupBy(posts.blogId);
  return new Map(rows.map(({ blogId, ...counts }) => [blogId, counts]));
}

/** How the assistant of a blog speaks. */
const getVoice = ({ voice, addressForm }: Pick<BlogRow, 'voice' | 'addressForm'>): Voice => ({
  ...voice,
  address_form: addressForm,
});

/** The same for the assistant, which says the blogger's own words to readers of their language alone. */
export const getOwnVoice = (
  row: Pick<BlogRow, 'addressForm' | 'language' | 'voice'>,
): OwnVoice => ({
  ...getVoice(row),
  language: row.language,
});

const isMissing = ({ claimMissed }: BlogRow) =>
  claimMissed >= nightsUntilTold ? ('proof_missing' as const) : null;

/** How far the connections of these blogs are. */
async function findConnections(db: Db, rows: readonly BlogRow[], now: Date) {
  const ids = rows.flatMap(({ id, verifiedAt }) => (verifiedAt ? [] : [id]));
  if (ids.length === 0) return new Map<string, Connection>();
  const found = await db.select().from(connections).where(inArray(connections.blogId, ids));
  return new Map(found.map((row) => [row.blogId, toConnection(row, now)]));
}

/** What a blog's own row says of it, as the wire has it. */
export const toFacts = (row: BlogRow) => ({
  id: row.id,
  url: row.url,
  domain: row.domain,
  path: row.path,
  name: row.name,
  status: row.verifiedAt ? ('verified' as const) : ('unverified' as const),
  claim_problem: row.verifiedAt ? isMissing(row) : row.claimLost,
  language: row.language,
  system: row.system,
  voice: getVoice(row),
  theme: row.theme,
  is_enabled: row.isEnabled,
  first_seen_live_at: row.firstSeenLiveAt && toSeconds(row.firstSeenLiveAt),
  seen_live_at: row.seenLiveAt && toSeconds(row.seenLiveAt),
  created_at: toSeconds(row.createdAt),
});

/** Blogs as the wire shows them, in the same order. */
async function toBlogs(
  { db, clock }: Uses<'clock' | 'db'>,
  rows: readonly BlogRow[],
): Promise<Blog[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const now = clock();
  const counts = await countPosts(db, ids, now);
  const begun = await findConnections(db, rows, now);
  return rows.map((row) => {
    const { waiting, ...counted } = counts.get(row.id) ?? noPosts;
    const { readingStartedAt } = row;
    return {
      ...toFacts(row),
      verification: getProofs(row),
      connection: begun.get(row.id) ?? null,
      posts: counted,
      reading: readingStartedAt && {
        started_at: toSeconds(readingStartedAt),
        done: counted.total - waiting,
        total: counted.total,
      },
      problem: row.problem,
    };
  });
}

/** One blog likewise. */
export async function toBlog(services: Uses<'clock' | 'db'>, row: BlogRow): Promise<Blog> {
  const [blog] = await toBlogs(services, [row]);
  if (!blog) throw new Error('a blog was not shown');
  return blog;
}

/** A user's blogs, oldest first. */
export async function listBlogs(services: Uses<'clock' | 'db'>, userId: string): Promise<Blog[]> {
  const rows = await services.db
    .select()
    .from(blogs)
    .where(eq(blogs.userId, userId))
    .orderBy(asc(blogs.createdAt), asc(blogs.id));
  return toBlogs(services, rows);
}

const isOwn = (userId: string, id: string) => and(eq(blogs.id, id), eq(blogs.userId, userId));

/** @throws Problem `not_found` unless the blog is this user's. */
export async function findBlog(db: Db, userId: string, id: string): Promise<BlogRow> {
  const [row] = await db.select().from(blogs).where(isOwn(userId, id));
  if (!row) throw notFound();
  return row;
}

/** Locks a blog, so that what is counted of it is counted in turns. @throws as `findBlog`. */
export async function lockBlog(tx: Db, userId: string, id: string): Promise<BlogRow> {
  const [row] = await tx.select().from(blogs).where(isOwn(userId, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** What is undefined stays. */
type Change = { [Name in keyof typeof blogs.$inferInsert]?: BlogRow[Name] | undefined };

/** Changes a blog, or nothing. @throws as `findBlog`. */
export async function updateBlog(
  db: Db,
  userId: string,
  id: string,
  change: Change,
): Promise<BlogRow> {
  if (Object.values(change).every((value) => value === undefined)) return findBlog(db, userId, id);
  const [row] = await db.update(blogs).set(change).where(isOwn(userId, id)).returning();
  if (!row) throw notFound();
  return row;
}

/** Removes a blog with all that is its. @throws as `findBlog`. */
export async function removeBlog(db: Db, userId: string, id: string) {
  const removed = await db.delete(blogs).where(isOwn(userId, id)).returning({ id: blogs.id });
  if (removed.length === 0) throw notFound();
}
