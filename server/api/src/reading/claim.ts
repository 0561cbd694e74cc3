import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  exists,
  isNull,
  lte,
  not,
  gt,
  isNotNull,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { blogs, pictures, posts } from '../db/schema';
import { takeTurns } from '../db/turns';
import { lease } from '../jobs/retry';
import { addSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { isInReading } from './due';
import { tellProblems } from './tell-problems';

type Blog = typeof blogs.$inferSelect;

export interface ListPiece {
  kind: 'list';
  blog: Blog;
}

export interface PostPiece {
  kind: 'post';
  blog: Blog;
  post: typeof posts.$inferSelect;
}

export interface PicturePiece {
  kind: 'picture';
  blog: Blog;
  picture: typeof pictures.$inferSelect;
}

/** One piece of reading: a blog's list, one of its posts, or the picture of one. */
export type Piece = ListPiece | PostPiece | PicturePiece;

/** Seconds: a blog whose turn is this near can be taken, and waited for. */
const nearly = 0.5;

/** Nobody has this blog running, nor another member's of the same domain. */
function isFree(db: Db, now: Date) {
  const held = alias(blogs, 'held');
  const isHeld = and(eq(held.domain, blogs.domain), gt(held.leasedUntil, now));
  return not(exists(db.select({ id: held.id }).from(held).where(isHeld)));
}

const isDuePost = (now: Date) => and(eq(posts.blogId, blogs.id), lte(posts.dueAt, now));

const isDuePicture = (now: Date) => and(eq(pictures.blogId, blogs.id), lte(pictures.dueAt, now));

/**
 * Blogs of which something is due, the one that has waited longest in front. Of several on one site, which wait
 * alike, the verified one goes first: anybody can add a site, and keep having all of it read.
 */
function findDue(db: Db, now: Date, limit: number) {
  const hasDuePost = exists(db.select({ id: posts.id }).from(posts).where(isDuePost(now)));
  const hasDuePicture = exists(
    db.select({ id: pictures.postId }).from(pictures).where(isDuePicture(now)),
  );
  const isNext = lte(blogs.nextRequestAt, addSeconds(now, nearly));
  const isDue = or(lte(blogs.readDueAt, now), hasDuePost, hasDuePicture);
  return db
    .select()
    .from(blogs)
    .where(and(isNext, isDue, isFree(db, now)))
    .orderBy(asc(blogs.nextRequestAt), asc(isNull(blogs.verifiedAt)), asc(blogs.id))
    .limit(limit);
}

/** Whether anything at all is due: asked often and mostly in vain. */
async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const ofBlogs = db.select({ id: blogs.id }).from(blogs).where(lte(blogs.readDueAt, now));
  const ofPosts = db.select({ id: posts.id }).from(posts).where(lte(posts.dueAt, now));
  const isDue = lte(pictures.dueAt, now);
  const ofPictures = db.select({ id: pictures.postId }).from(pictures).where(isDue);
  for (const due of [ofBlogs, ofPosts, ofPictures])
    if ((await due.limit(1)).length > 0) return true;
  return false;
}

/** Takes the post of a blog that has waited longest. */
async function claimPost(tx: Db, blog: Blog, now: Date, until: Date): Promise<PostPiece | null> {
  const next = tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.blogId, blog.id), lte(posts.dueAt, now)))
    .orderBy(asc(posts.dueAt), desc(posts.createdAt))
    .limit(1);
  const [post] = await tx
    .update(posts)
    .set({ dueAt: until, attempts: sql`${posts.attempts} + 1` })
    .where(eq(posts.id, next))
    .returning();
  return post ? { kind: 'post', blog, post } : null;
}

/** Takes the picture of a blog's post that has waited longest. */
async function claimPicture(tx: Db, blog: Blog, now: Date, until: Date) {
  const next = tx
    .select({ id: pictures.postId })
    .from(pictures)
    .where(and(eq(pictures.blogId, blog.id), lte(pictures.dueAt, now)))
    .orderBy(asc(pictures.dueAt))
    .limit(1);
  const [picture] = await tx
    .update(pictures)
    .set({ dueAt: until, attempts: sql`${pictures.attempts} + 1` })
    .where(eq(pictures.postId, next))
    .returning();
  return picture ? ({ kind: 'picture', blog, picture } as const) : null;
}

/** Takes a blog running, and of it the list before any post, and each post before any picture. */
async function claim(tx: Db, { id, readDueAt }: Blog, now: Date): Promise<Piece | null> {
  const until = addSeconds(now, lease);
  const isList = readDueAt <= now;
  const [blog] = await tx
    .update(blogs)
    .set({
      leasedUntil: until,
      ...(isList && {
        readDueAt: until,
        attempts: sql`${blogs.attempts} + 1`,
        readingStartedAt: sql`coalesce(${blogs.readingStartedAt}, ${now.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(blogs.id, id))
    .returning();
  if (!blog || isList) return blog ? { kind: 'list', blog } : null;
  return (await claimPost(tx, blog, now, until)) ?? (await claimPicture(tx, blog, now, until));
}

/**
 * Takes one piece each of blogs that have waited longest; until the lease ends nobody else takes
 * anything of theirs. When a piece is due again was moved forward before, so that one which kills its
 * reader does not do so again and again.
 * @param max how many blogs.
 */
export async function claimPieces(
  { db, clock }: Uses<'clock' | 'db'>,
  max: number,
): Promise<Piece[]> {
  const now = clock();
  if (!(await isAnyDue(db, now))) return [];
  return db.transaction(async (tx) => {
    // Two claims at the same time could each take a different member's blog of one domain.
    await takeTurns(tx, 'claim reading');
    const pieces: Piece[] = [];
    const domains = new Set<string>();
    for (const blog of await findDue(tx, now, 2 * max)) {
      if (pieces.length === max || domains.has(blog.domain)) continue;
      domains.add(blog.domain);
      const piece = await claim(tx, blog, now);
      if (piece) pieces.push(piece);
    }
    return pieces;
  });
}

/** Keeps a blog running for another lease: its list may take long. */
export async function keepPiece({ db, clock }: Uses<'clock' | 'db'>, { blog: { id } }: Piece) {
  const until = addSeconds(clock(), lease);
  await db.update(blogs).set({ leasedUntil: until, readDueAt: until }).where(eq(blogs.id, id));
}

/** Gives a blog back; its reading is over where nothing of it waits. */
export async function finishPiece(
  { db, clock }: Uses<'clock' | 'db'>,
  { blog: { id } }: Piece,
  change: Partial<typeof blogs.$inferInsert> = {},
) {
  const ofBlog = eq(blogs.id, id);
  await db
    .update(blogs)
    .set({ ...change, leasedUntil: null })
    .where(ofBlog);
  const now = clock();
  const waiting = and(eq(posts.blogId, id), isInReading(now));
  const isOver: SQL | undefined = and(
    ofBlog,
    isNotNull(blogs.readingStartedAt),
    gt(blogs.readDueAt, addSeconds(now, lease)),
    not(exists(db.select({ id: posts.id }).from(posts).where(waiting))),
    isNull(blogs.leasedUntil),
  );
  await db.transaction(async (tx) => {
    const [over] = await tx.update(blogs).set({ readingStartedAt: null }).where(isOver).returning();
    if (over) await tellProblems(tx, over, now);
  });
}
