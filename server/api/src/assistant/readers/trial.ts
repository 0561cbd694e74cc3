import { spokenLanguage } from '@cpal/assistant/engine';
import type { SampleExchange, TrialOpening } from '@cpal/shared/contract/assistant/trial';
import type { AddressForm, Voice } from '@cpal/shared/contract/blogs/blog';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../users/accounts';
import { subscriptionNeeded } from '../../blogs/add-blog';
import { getOwnVoice } from '../../blogs/own-blogs';
import { blogs, posts } from '../../db/schema';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { requireSubscription } from '../../licenses/licenses';
import type { Uses } from '../../kernel/services';
import { findExchange, replyFrom } from '../first-look/exchange';
import { toOpening } from './opening';

/** @throws Problem `not_found`, `not_ready`, `subscription_required` */
async function findTrialPost(
  { db, assistant }: Uses<'assistant' | 'db'>,
  user: Account,
  postId: string,
) {
  const [row] = await db
    .select({ id: posts.id, contentHash: posts.contentHash, blog: blogs })
    .from(posts)
    .innerJoin(blogs, eq(blogs.id, posts.blogId))
    .where(and(eq(posts.id, postId), eq(blogs.userId, user.id)));
  if (!row) throw notFound();
  await requireSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  const post = await assistant.preparedPosts(row);
  if (!post) throw new Problem('not_ready', 'We have not read this post yet.');
  return { blog: row.blog, post };
}

/**
 * Opens the assistant for a post's own blogger, whether or not the blog is verified or switched on.
 * @throws Problem `not_found`, `not_ready`, `subscription_required`
 */
export async function openTrial(
  services: Uses<'assistant' | 'db'>,
  user: Account,
  postId: string,
  wished: string | undefined,
): Promise<TrialOpening> {
  const { blog, post } = await findTrialPost(services, user, postId);
  const language = spokenLanguage(wished, post.content.language, blog.language);
  return toOpening({ name: blog.name, voice: getOwnVoice(blog), post, language, isKept: true });
}

const tonesOf = (say: (tone: Voice['tone']) => string) => ({
  warm: say('warm'),
  plain: say('plain'),
  playful: say('playful'),
});

/**
 * Answers a question of a post for its own blogger in each voice.
 * @returns null where the post answers nothing that readers are offered.
 * @throws Problem `not_found`, `not_ready`, `subscription_required`
 */
export async function getSampleExchange(
  services: Uses<'assistant' | 'db'>,
  user: Account,
  postId: string,
): Promise<SampleExchange> {
  const { prepared } = (await findTrialPost(services, user, postId)).post;
  const found = findExchange(prepared);
  if (!found) return null;
  const { question, source } = found;
  const answersIn = (address_form: AddressForm) =>
    tonesOf((tone) => replyFrom(prepared, question, { tone, address_form }).text);
  return {
    question,
    answers: { informal: answersIn('informal'), formal: answersIn('formal') },
    language: prepared.language,
    quote: source?.quote ?? null,
  };
}
