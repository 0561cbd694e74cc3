import { and, eq, exists } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { conversations, messages } from '../../db/schema';

/** The conversations that a visitor had under a post. */
export const ownConversations = (postId: string, visitor: string) =>
  and(eq(conversations.postId, postId), eq(conversations.visitor, visitor));

/** The answer of that id, where it was given to this visitor under this post. */
export const ownMessage = (
  db: Db,
  id: string,
  { postId, visitor }: { postId: string; visitor: string },
) =>
  and(
    eq(messages.id, id),
    exists(
      db
        .select({ id: conversations.id })
        .from(conversations)
        .where(
          and(eq(conversations.id, messages.conversationId), ownConversations(postId, visitor)),
        ),
    ),
  );
