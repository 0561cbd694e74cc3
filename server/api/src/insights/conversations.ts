import type { AnswerOf } from '@cpal/shared/contract/call';
import type { Conversation, listConversations as listCall } from '@cpal/shared/contract/insights';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { findBlog } from '../blogs/own-blogs';
import { aboutPost } from '../blogs/pictures';
import { readPage } from '../db/keyset';
import { wordsKept } from '../db/prune/stale';
import { conversations, messages, posts } from '../db/schema';
import { addSeconds, toSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';

/** Conversations of one page of the list. */
const pageSize = 20;

const toMessage = (row: typeof messages.$inferSelect): Conversation['messages'][number] => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  intent: row.intent,
  tier: row.tier,
  language: row.language,
  sources: row.sources,
  is_unanswered: row.isUnanswered,
  is_helpful: row.isHelpful,
  asked_at: toSeconds(row.createdAt),
  trace: row.trace,
});

/** The messages of some conversations that still have their words, by conversation, oldest first. */
async function messagesOf({ db }: Uses<'db'>, ids: string[]) {
  if (ids.length === 0) return new Map<string, Conversation['messages']>();
  const rows = await db
    .select()
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), ne(messages.question, '')))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return new Map(
    ids.map((id) => [id, rows.filter((row) => row.conversationId === id).map(toMessage)]),
  );
}

/**
 * What readers of a blog asked and were answered in the last 30 days, newest conversation first.
 * @throws Problem `not_found` unless the blog is this user's.
 */
export async function listConversations(
  services: Uses<'clock' | 'db'>,
  userId: string,
  blogId: string,
  { after: cursor, post_id: postId }: { after?: string | undefined; post_id?: string | undefined },
): Promise<AnswerOf<typeof listCall>> {
  const { db, clock } = services;
  await findBlog(db, userId, blogId);
  const isWanted = and(
    eq(conversations.blogId, blogId),
    gt(conversations.createdAt, addSeconds(clock(), -wordsKept)),
    postId === undefined ? undefined : eq(conversations.postId, postId),
  );
  const { rows, next } = await readPage(
    conversations,
    { cursor, size: pageSize },
    ({ after, order, limit }) =>
      db
        .select({
          id: conversations.id,
          createdAt: conversations.createdAt,
          post: aboutPost,
        })
        .from(conversations)
        .leftJoin(posts, eq(posts.id, conversations.postId))
        .where(and(isWanted, after))
        .orderBy(...order)
        .limit(limit),
  );
  const said = await messagesOf(
    services,
    rows.map(({ id }) => id),
  );
  return {
    conversations: rows.map(({ id, post, createdAt }) => ({
      id,
      post,
      started_at: toSeconds(createdAt),
      messages: said.get(id) ?? [],
    })),
    next,
  };
}
