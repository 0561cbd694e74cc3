import { notFound } from '@cpal/server-kit/problem';
import { messages } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { ownMessage } from '../readers/own-conversation';
import type { Reader } from '../readers/reader-tokens';

/**
 * Keeps whether an answer helped, null if that is taken back; of the product's own assistant nothing is kept.
 * @throws Problem `not_found` unless the answer was this visitor's, under this post.
 */
export async function rate(
  { db, metrics }: Uses<'db' | 'metrics'>,
  { post, visitor }: Reader,
  { message_id, is_helpful }: { message_id: string; is_helpful: boolean | null },
): Promise<void> {
  metrics.ratings.inc({ helpful: String(is_helpful) });
  if (!post) return;
  const rated = await db
    .update(messages)
    .set({ isHelpful: is_helpful })
    .where(ownMessage(db, message_id, { postId: post.id, visitor }))
    .returning({ id: messages.id });
  if (rated.length === 0) throw notFound();
}
