import type { BodyOf } from '@cpal/shared/contract/call';
import type { HouseAnswer, addHouseAnswer } from '@cpal/shared/contract/blogs/house-answers';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { houseAnswers, posts } from '../db/schema';
import type { Uses } from '../kernel/services';
import { findBlog, lockBlog } from './own-blogs';

/** How many answers of a blogger's own a blog can have. */
const max = 500;

type Written = BodyOf<typeof addHouseAnswer>;

/** An answer as the wire shows it. */
export const toAnswer = (row: typeof houseAnswers.$inferSelect): HouseAnswer => ({
  id: row.id,
  post_id: row.postId,
  question: row.question,
  answer: row.answer,
});

const ofBlog = (blogId: string, id: string) =>
  and(eq(houseAnswers.id, id), eq(houseAnswers.blogId, blogId));

/** @throws Problem `not_found` if it names a post that is not the blog's. */
async function toColumns(tx: Db, blogId: string, { post_id: postId, ...texts }: Written) {
  const isOfBlog = postId !== null && and(eq(posts.id, postId), eq(posts.blogId, blogId));
  if (isOfBlog !== false && (await tx.$count(posts, isOfBlog)) === 0) throw notFound();
  return { postId, ...texts };
}

/** A blog's own answers, oldest first. @throws Problem `not_found` */
export async function listAnswers({ db }: Uses<'db'>, userId: string, blogId: string) {
  await findBlog(db, userId, blogId);
  const rows = await db
    .select()
    .from(houseAnswers)
    .where(eq(houseAnswers.blogId, blogId))
    .orderBy(asc(houseAnswers.createdAt), asc(houseAnswers.id));
  return rows.map(toAnswer);
}

/** @throws Problem `not_found`, `answer_limit`. */
export async function addAnswer(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  blogId: string,
  written: Written,
): Promise<HouseAnswer> {
  return db.transaction(async (tx) => {
    await lockBlog(tx, userId, blogId);
    if ((await tx.$count(houseAnswers, eq(houseAnswers.blogId, blogId))) >= max)
      throw new Problem(
        'answer_limit',
        `This blog has ${max} answers of your own, the most it can have. Delete one first.`,
      );
    const columns = await toColumns(tx, blogId, written);
    const [row] = await tx
      .insert(houseAnswers)
      .values({ blogId, createdAt: clock(), ...columns })
      .returning();
    if (!row) throw new Error('insert returned no answer');
    return toAnswer(row);
  });
}

/** @throws Problem `not_found` */
export async function changeAnswer(
  { db }: Uses<'db'>,
  userId: string,
  [blogId, id]: readonly [string, string],
  written: Written,
): Promise<HouseAnswer> {
  return db.transaction(async (tx) => {
    await lockBlog(tx, userId, blogId);
    const columns = await toColumns(tx, blogId, written);
    const [row] = await tx.update(houseAnswers).set(columns).where(ofBlog(blogId, id)).returning();
    if (!row) throw notFound();
    return toAnswer(row);
  });
}

/** @throws Problem `not_found` */
export async function removeAnswer(
  { db }: Uses<'db'>,
  userId: string,
  [blogId, id]: readonly [string, string],
) {
  await findBlog(db, userId, blogId);
  const gone = await db
    .delete(houseAnswers)
    .where(ofBlog(blogId, id))
    .returning({ id: houseAnswers.id });
  if (gone.length === 0) throw notFound();
}
