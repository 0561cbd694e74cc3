import type { BlogCard } from '@cpal/shared/contract/insights/blog-card';
import { and, asc, desc, eq, gt, inArray, isNotNull, ne, not, sql } from 'drizzle-orm';
import { findExchange } from '../../assistant/first-look/exchange';
import type { ReadyPost } from '../../assistant/posts/prepared-posts';
import type { BlogRow } from '../../blogs/own-blogs';
import { wordsKept } from '../../db/prune/stale';
import { messages, posts } from '../../db/schema';
import { addSeconds, day } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';

type Deps = Uses<'assistant' | 'clock' | 'db'>;

export interface Exchange extends Pick<
  BlogCard,
  'answer' | 'is_demo' | 'kind' | 'language' | 'question'
> {
  post: ReadyPost;
}

/** Seconds from its first reader on in which a blog shows the first question. */
const firstShown = 30 * day;

/** Characters that fit a card. */
const maxQuestion = 120;
const maxAnswer = 360;

/** Posts that are tried for a question of ours, newest first. */
const maxTried = 5;

const ofPost = { id: posts.id, contentHash: posts.contentHash };

const isShown = (blogId: string) =>
  and(eq(posts.blogId, blogId), eq(posts.isEnabled, true), isNotNull(posts.content));

/** The question of a reader that was answered by the blog itself, and that no reader found unhelpful. */
async function pickAsked({ db, clock, assistant }: Deps, blog: BlogRow): Promise<Exchange | null> {
  const now = clock();
  const isFirst = blog.firstSeenLiveAt && now < addSeconds(blog.firstSeenLiveAt, firstShown);
  const isOwnLanguage = sql`${messages.language} is not distinct from ${blog.language}`;
  const isHelpful = sql`coalesce(${messages.isHelpful}, false)`;
  const [row] = await db
    .select({
      ...ofPost,
      question: messages.question,
      answer: messages.answer,
      language: messages.language,
      is_demo: messages.isDemo,
    })
    .from(messages)
    .innerJoin(posts, eq(posts.id, messages.postId))
    .where(
      and(
        eq(messages.blogId, blog.id),
        gt(messages.createdAt, addSeconds(now, -wordsKept)),
        ne(messages.question, ''),
        inArray(messages.tier, ['post', 'house']),
        eq(messages.isUnanswered, false),
        not(sql`${messages.isHelpful} is false`),
        sql`char_length(${messages.question}) <= ${maxQuestion}`,
        sql`char_length(${messages.answer}) <= ${maxAnswer}`,
        isShown(blog.id),
      ),
    )
    // Whom she shows it to reads her language.
    .orderBy(
      desc(isOwnLanguage),
      ...(isFirst ? [asc(messages.createdAt)] : [desc(isHelpful), desc(messages.createdAt)]),
    )
    .limit(1);
  const post = row && (await assistant.preparedPosts(row));
  if (!row || !post) return null;
  const { question, answer, language, is_demo } = row;
  return { kind: isFirst ? 'first' : 'month', question, answer, language, is_demo, post };
}

/** A question of ours, as the assistant answers it. */
async function pickSample({ db, assistant }: Deps, blog: BlogRow): Promise<Exchange | null> {
  const rows = await db
    .select(ofPost)
    .from(posts)
    .where(isShown(blog.id))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(maxTried);
  for (const row of rows) {
    const post = await assistant.preparedPosts(row);
    const found = post && findExchange(post.prepared);
    if (post && found) {
      const { question, answer } = found;
      return {
        kind: 'sample',
        is_demo: false,
        question,
        answer,
        language: post.prepared.language,
        post,
      };
    }
  }
  return null;
}

/** What of a blog is worth showing: what a reader asked, else what one could ask; null if nothing is answered. */
export const pickExchange = async (services: Deps, blog: BlogRow): Promise<Exchange | null> =>
  (await pickAsked(services, blog)) ?? (await pickSample(services, blog));
