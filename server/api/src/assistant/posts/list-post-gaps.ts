import { findGaps } from '@cpal/assistant/engine';
import type { AnswerOf } from '@cpal/shared/contract/call';
import type { listPostGaps as listCall } from '@cpal/shared/contract/blogs/post-gaps';
import { notFound } from '@cpal/server-kit/problem';
import { and, eq } from 'drizzle-orm';
import { blogs, posts } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { findHouseAnswers } from '../answers/blog-ground';

/**
 * What readers will ask under a post and neither it nor its blogger answers.
 * @throws Problem `not_found` unless the post is one of this user's blogs.
 */
export async function listPostGaps(
  services: Uses<'assistant' | 'db'>,
  userId: string,
  postId: string,
): Promise<AnswerOf<typeof listCall>> {
  const { db, assistant } = services;
  const [row] = await db
    .select({ id: posts.id, contentHash: posts.contentHash, blog: blogs })
    .from(posts)
    .innerJoin(blogs, eq(blogs.id, posts.blogId))
    .where(and(eq(posts.id, postId), eq(blogs.userId, userId)));
  if (!row) throw notFound();
  const post = await assistant.preparedPosts(row);
  if (!post) return { language: null, gaps: [] };
  const { prepared } = post;
  const house = await findHouseAnswers(services, { blog: row.blog, postId });
  const gaps = findGaps(prepared, house).map(({ question }) => question);
  return { language: prepared.language, gaps };
}
