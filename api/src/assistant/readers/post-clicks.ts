import { notFound } from '@cpal/server-kit/problem';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { messages, postClicks } from '../../db/schema';
import { dayOf } from '../../server/clock';
import type { Uses } from '../../server/services';
import { ownMessage } from './own-conversation';
import type { Reader } from './reader-tokens';

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
 * Counts that a reader went on to a related post; of the product's own assistant nothing is kept.
 * @throws Problem `not_found` unless the answer was this visitor's, under this post.
 */
export async function countRelated(
  { db, clock }: Uses<'clock' | 'db'>,
  { post, visitor }: Reader,
  messageId: string,
): Promise<void> {
  if (!post) return;
  const own = ownMessage(db, messageId, { postId: post.id, visitor });
  if ((await db.$count(messages, own)) === 0) throw notFound();
  const place = { postId: post.id, blogId: post.blogId, day: dayOf(clock()) };
  await countClick(db, place, 'related');
}
