import type { Post, PostSummary, postStates } from '@cpal/shared/contract/blogs/blog';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { type SQL, and, eq, exists, getTableColumns, gt, inArray, or, sql, sum } from 'drizzle-orm';
import { requireSubscription } from '../licenses/licenses';
import type { Account } from '../users/accounts';
import type { Db } from '../db/client';
import { contains } from '../db/contains';
import { readPage } from '../db/keyset';
import { blogs, postDays, posts } from '../db/schema';
import { addSeconds, day, toDay, toSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { subscriptionNeeded } from './add-blog';
import { titleFrom, toPostAddress } from '../websites/blog-address';
import { findBlog, lockBlog } from './own-blogs';
import { toPictureAddress } from './pictures';
import { maxPosts } from '../reading/limits';
import { placeName } from '../websites/place';

type Row = typeof posts.$inferSelect;

/** Posts of one page of the list. */
const pageSize = 50;

export const toSummary = (row: Omit<Row, 'content'>): PostSummary => ({
  id: row.id,
  url: row.url,
  title: row.title,
  image: row.image,
  picture: toPictureAddress(row.picture),
  state: row.state,
  problems: row.problems,
  is_enabled: row.isEnabled,
  read_at: row.readAt && toSeconds(row.readAt),
});

const toPost = ({ content, ...row }: Row): Post => ({
  ...toSummary(row),
  language: content?.language ?? null,
  recipe: content?.recipe ?? null,
  passages: content?.passages ?? [],
});

interface Search {
  q?: string | undefined;
  state?: (typeof postStates)[number] | 'attention' | undefined;
  after?: string | undefined;
}

/** Where the words stand in the title or the address. */
const holds = (words: string): SQL | undefined =>
  or(contains(posts.title, words), contains(posts.url, words));

/** Posts that could not be read, or not well. */
const needsAttention = or(eq(posts.state, 'problem'), sql`${posts.problems} <> '[]'::jsonb`);

/** Seconds that a list counts questions of. */
const counted = 30 * day;

/** How often readers asked under each of some posts. */
async function countQuestions({ db, clock }: Uses<'clock' | 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const since = toDay(addSeconds(clock(), -counted));
  const rows = await db
    .select({ id: postDays.postId, questions: sum(postDays.questions).mapWith(Number) })
    .from(postDays)
    .where(and(inArray(postDays.postId, [...ids]), gt(postDays.day, since)))
    .groupBy(postDays.postId);
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

/**
 * Posts of a blog, newest first, with what readers asked under each, without what was read of them.
 * @throws Problem `not_found` unless the blog is this user's.
 */
export async function listPosts(
  services: Uses<'clock' | 'db'>,
  userId: string,
  blogId: string,
  { q, state, after: cursor }: Search,
) {
  const { db } = services;
  await findBlog(db, userId, blogId);
  const { content: _content, ...columns } = getTableColumns(posts);
  const isWanted = and(
    eq(posts.blogId, blogId),
    state === 'attention' ? needsAttention : state && eq(posts.state, state),
    q === undefined ? undefined : holds(q),
  );
  const { rows, next } = await readPage(
    posts,
    { cursor, size: pageSize },
    ({ after, order, limit }) =>
      db
        .select(columns)
        .from(posts)
        .where(and(isWanted, after))
        .orderBy(...order)
        .limit(limit),
  );
  const ids = rows.map(({ id }) => id);
  const questions = await countQuestions(services, ids);
  return {
    posts: rows.map((row) => ({ ...toSummary(row), questions: questions.get(row.id) ?? 0 })),
    next,
  };
}

const isOwn = (db: Db, userId: string, id: string) => {
  const ofUser = and(eq(blogs.id, posts.blogId), eq(blogs.userId, userId));
  return and(eq(posts.id, id), exists(db.select({ id: blogs.id }).from(blogs).where(ofUser)));
};

async function withQuestions(services: Uses<'clock' | 'db'>, row: Row): Promise<Post> {
  const questions = await countQuestions(services, [row.id]);
  return { ...toPost(row), questions: questions.get(row.id) ?? 0 };
}

/**
 * A post with what readers asked under it.
 * @throws Problem `not_found` unless the post is one of this user's blogs.
 */
export async function getPost(
  services: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
): Promise<Post> {
  const { db } = services;
  const [row] = await db
    .select()
    .from(posts)
    .where(isOwn(db, userId, id));
  if (!row) throw notFound();
  return withQuestions(services, row);
}

/** Switches the assistant on or off under a post. @throws as `getPost`. */
export async function switchPost(
  services: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
  isEnabled: boolean,
): Promise<Post> {
  const { db } = services;
  const [row] = await db
    .update(posts)
    .set({ isEnabled })
    .where(isOwn(db, userId, id))
    .returning();
  if (!row) throw notFound();
  return withQuestions(services, row);
}

/**
 * Has an address of the blog read soon, new or known.
 * @throws Problem `not_found`, `invalid_url`, `subscription_required`.
 */
export async function addPost(
  { db, clock }: Uses<'clock' | 'db'>,
  user: Account,
  blogId: string,
  given: string,
): Promise<PostSummary> {
  return db.transaction(async (tx) => {
    const blog = await lockBlog(tx, user.id, blogId);
    await requireSubscription(tx, user.stripeCustomerId, subscriptionNeeded);
    const url = toPostAddress(given, blog);
    if (url === null)
      throw new Problem('invalid_url', `Please enter the address of a page of ${placeName(blog)}.`);
    const now = clock();
    const known = and(eq(posts.blogId, blogId), eq(posts.url, url));
    const again = { dueAt: now, attempts: 0 };
    const [changed] = await tx.update(posts).set(again).where(known).returning();
    if (changed) return toSummary(changed);
    if ((await tx.$count(posts, eq(posts.blogId, blogId))) >= maxPosts)
      throw new Problem('invalid_url', `A blog can have ${maxPosts} posts at most.`);
    const [added] = await tx
      .insert(posts)
      .values({ blogId, url, title: titleFrom(url), state: 'waiting', createdAt: now, ...again })
      .returning();
    if (!added) throw new Error('insert returned no post');
    return toSummary(added);
  });
}
