import { and, eq } from 'drizzle-orm';
import { conversations } from '../../db/schema';

/** The conversations that a visitor had under a post. */
export const ownConversations = (postId: string, visitor: string) =>
  and(eq(conversations.postId, postId), eq(conversations.visitor, visitor));
