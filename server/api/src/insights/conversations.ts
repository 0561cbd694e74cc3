import type { AnswerOf } from '@cpal/shared/contract/call';
import type {
  Conversation,
  conversationFilters,
  listConversations as listCall,
} from '@cpal/shared/contract/insights/insights';
import { type SQL, and, asc, desc, eq, exists, gt, gte, inArray, ne, sum } from 'drizzle-orm';
import { findBlog } from '../blogs/own-blogs';
import { aboutPost } from '../blogs/pictures';
import { contains } from '../db/contains';
import { readPage } from '../db/keyset';
import { wordsKept } from '../db/prune/stale';
import { conversations, messages, postDays, posts } from '../db/schema';
import { addSeconds, toDay, toSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { refused } from './refused';

/** Conversations of one page of the list. */
const pageSize = 25;

/** Posts that are offered to choose from. */
const maxPosts = 100;

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

/** What is asked for in the address of a list. */
interface Wanted {
  after?: string | undefined;
  post_id?: string | undefined;
  only?: (typeof conversationFilters)[number] | undefined;
  q?: string | undefined;
}

const filters: Record<(typeof conversationFilters)[number], SQL | undefined> = {
  unanswered: refused,
  unhelpful: eq(messages.isHelpful, false),
};

/** Whether one question of a conversation is what is wanted, in all; undefined where any is. */
function hasMessage({ db }: Uses<'db'>, { only, q }: Wanted): SQL | undefined {
  if (only === undefined && q === undefined) return undefined;
  return exists(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversations.id),
          ne(messages.question, ''),
          only && filters[only],
          q === undefined ? undefined : contains(messages.question, q),
        ),
      ),
  );
}

/** By the sums of days, so that no conversation is read for it. */
async function askedPosts({ db }: Uses<'db'>, blogId: string, since: Date) {
  const questions = sum(postDays.questions).mapWith(Number);
  const ranked = db
    .select({ postId: postDays.postId, questions: questions.as('questions') })
    .from(postDays)
    .where(and(eq(postDays.blogId, blogId), gte(postDays.day, toDay(since))))
    .groupBy(postDays.postId)
    .orderBy(desc(questions), asc(postDays.postId))
    .limit(maxPosts)
    .as('ranked');
  return db
    .select(aboutPost)
    .from(ranked)
    .innerJoin(posts, eq(posts.id, ranked.postId))
    .orderBy(desc(ranked.questions), asc(posts.id));
}

/**
 * What readers of a blog asked and were answered in the last 30 days, newest conversation first.
 * @throws Problem `not_found` unless the blog is this user's.
 */
export async function listConversations(
  services: Uses<'clock' | 'db'>,
  userId: string,
  blogId: string,
  wanted: Wanted,
): Promise<AnswerOf<typeof listCall>> {
  const { db, clock } = services;
  const { after: cursor, post_id: postId } = wanted;
  await findBlog(db, userId, blogId);
  const since = addSeconds(clock(), -wordsKept);
  const isWanted = and(
    eq(conversations.blogId, blogId),
    gt(conversations.createdAt, since),
    postId === undefined ? undefined : eq(conversations.postId, postId),
    hasMessage(services, wanted),
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
    posts: await askedPosts(services, blogId, since),
  };
}
