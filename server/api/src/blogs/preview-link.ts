import { setImmediate as nextTurn } from 'node:timers/promises';
import { fitsLink } from '@cpal/assistant/engine';
import type { AnswerOf } from '@cpal/shared/contract/call';
import type { previewLink as previewCall } from '@cpal/shared/contract/blogs/house-answers';
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { messages, posts } from '../db/schema';
import { wordsKept } from '../db/prune/stale';
import { addSeconds } from '../kernel/clock';
import type { Uses } from '../kernel/services';
import { findBlog } from './own-blogs';
import { aboutPost } from './pictures';

/** The newest answers that are looked at, and how many between two turns of other requests. */
const max = 2_000;
const batch = 100;

/** Posts that are named. */
const maxPosts = 10;

/**
 * Where a link with these keywords would have shown of late.
 * @throws Problem `not_found` unless the blog is this user's.
 */
export async function previewLink(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  blogId: string,
  keywords: readonly string[],
): Promise<AnswerOf<typeof previewCall>> {
  await findBlog(db, userId, blogId);
  const rows = await db
    .select({
      postId: messages.postId,
      question: messages.question,
      answer: messages.answer,
      language: messages.language,
    })
    .from(messages)
    .where(
      and(
        eq(messages.blogId, blogId),
        gt(messages.createdAt, addSeconds(clock(), -wordsKept)),
        ne(messages.question, ''),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(max);
  const shown = new Map<string, number>();
  for (const [index, { postId, question, answer, language }] of rows.entries()) {
    if (index % batch === 0) await nextTurn();
    if (postId === null || !fitsLink(keywords, `${question} ${answer}`, language)) continue;
    shown.set(postId, (shown.get(postId) ?? 0) + 1);
  }
  const first = [...shown].toSorted(([, a], [, b]) => b - a).slice(0, maxPosts);
  const named = await db
    .select(aboutPost)
    .from(posts)
    .where(
      inArray(
        posts.id,
        first.map(([id]) => id),
      ),
    );
  return {
    answers: rows.length,
    shown: [...shown.values()].reduce((sum, one) => sum + one, 0),
    posts: first.flatMap(([id, times]) => {
      const post = named.find((one) => one.id === id);
      return post ? [{ post, shown: times }] : [];
    }),
  };
}
