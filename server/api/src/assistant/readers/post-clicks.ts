import { notFound } from '@cpal/server-kit/problem';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { countedOnce, messages, postClicks } from '../../db/schema';
import { toDay } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { ownMessage } from './own-conversation';
import type { Reader } from './reader-tokens';

/** Whether a visitor follows something for the first time on this day; from now on it was followed. */
export async function isFirstClick(
  db: Db,
  click: Pick<typeof countedOnce.$inferInsert, 'blogId' | 'countedAt' | 'scope' | 'who'>,
): Promise<boolean> {
  const added = await db.insert(countedOnce).values(click).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Adds one press on a link under a post to what was counted of the day. */
export async function countClick(
  db: Db,
  place: { postId: string; blogId: string; day: string },
  kind: 'links' | 'related',
): Promise<void> {
  await db
    .insert(postClicks)
    .values({ ...place, related: 0, links: 0, [kind]: 1 })
    .onConflictDoUpdate({
      target: [postClicks.postId, postClicks.day],
      set: { [kind]: sql`${postClicks[kind]} + 1` },
    });
}

/**
 * Counts that a reader went on to a related post, of one answer once; of the product's own assistant nothing is kept.
 * @throws Problem `not_found` unless the answer was this visitor's, under this post.
 */
export async function countRelated(
  { db, clock }: Uses<'clock' | 'db'>,
  { post, visitor }: Reader,
  messageId: string,
): Promise<void> {
  if (!post) return;
  const { id: postId, blogId } = post;
  const now = clock();
  await db.transaction(async (tx) => {
    const own = ownMessage(tx, messageId, { postId, visitor });
    if ((await tx.$count(messages, own)) === 0) throw notFound();
    const click = { who: visitor, scope: messageId, blogId, countedAt: now };
    if (await isFirstClick(tx, click))
      await countClick(tx, { postId, blogId, day: toDay(now) }, 'related');
  });
}
