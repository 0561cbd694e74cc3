import { notFound } from '@cpal/server-kit/problem';
import { and, eq, exists } from 'drizzle-orm';
import { conversations, messages } from '../../db/schema';
import type { Uses } from '../../server/services';
import { ownConversations } from '../readers/own-conversation';
import type { Reader } from '../readers/reader-tokens';

/**
 * Keeps whether an answer helped, null where that is taken back; of the product's own assistant nothing is kept.
 * @throws Problem `not_found` unless the answer was this visitor's, under this post.
 */
export async function rate(
  { db, metrics }: Uses<'db' | 'metrics'>,
  { post, visitor }: Reader,
  { message_id, is_helpful }: { message_id: string; is_helpful: boolean | null },
): Promise<void> {
  metrics.ratings.inc({ helpful: String(is_helpful) });
  if (!post) return;
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, messages.conversationId), ownConversations(post.id, visitor)));
  const rated = await db
    .update(messages)
    .set({ isHelpful: is_helpful })
    .where(and(eq(messages.id, message_id), exists(own)))
    .returning({ id: messages.id });
  if (rated.length === 0) throw notFound();
}
