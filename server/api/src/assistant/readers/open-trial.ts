import { spokenLanguage } from '@cpal/assistant/engine';
import type { TrialOpening } from '@cpal/shared/contract/assistant/trial';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { subscriptionNeeded } from '../../blogs/add-blog';
import { getOwnVoice } from '../../blogs/own-blogs';
import { blogs, posts } from '../../db/schema';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { requireSubscription } from '../../licenses/licenses';
import type { Uses } from '../../kernel/services';
import { toOpening } from './opening';

/**
 * Opens the assistant for a post's own blogger, whether or not the blog is verified or switched on.
 * @throws Problem `not_found`, `not_ready`, `subscription_required`
 */
export async function openTrial(
  { db, assistant }: Uses<'assistant' | 'db'>,
  user: Account,
  postId: string,
  wished: string | undefined,
): Promise<TrialOpening> {
  const [row] = await db
    .select({ id: posts.id, contentHash: posts.contentHash, blog: blogs })
    .from(posts)
    .innerJoin(blogs, eq(blogs.id, posts.blogId))
    .where(and(eq(posts.id, postId), eq(blogs.userId, user.id)));
  if (!row) throw notFound();
  await requireSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  const post = await assistant.preparedPosts(row);
  if (!post) throw new Problem('not_ready', 'We have not read this post yet.');
  const language = spokenLanguage(wished, post.content.language, row.blog.language);
  return toOpening({
    name: row.blog.name,
    voice: getOwnVoice(row.blog),
    post,
    language,
    isKept: true,
  });
}
