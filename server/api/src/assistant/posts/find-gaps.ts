import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type House,
  type PreparedPost,
  type Reply,
  newMemory,
  reply,
  suggestions,
} from '@cpal/assistant/engine';
import type { AnswerOf } from '@cpal/shared/contract/call';
import type { PostGap, listPostGaps as listCall } from '@cpal/shared/contract/post-gaps';
import { notFound } from '@cpal/server-kit/problem';
import { and, eq } from 'drizzle-orm';
import { getVoice } from '../../blogs/own-blogs';
import { blogs, posts } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { findHouseAnswers } from '../answers/blog-ground';
import { gapQuestions } from './gap-questions';

interface Setting {
  post: PreparedPost;
  voice: ReturnType<typeof getVoice>;
  house: readonly House[];
}

/** Whether the post lacks the answer, by the engine's own word; what the blogger has answered is none. */
const isMissing = ({ isUnanswered, tier, sources }: Reply, wantsFigure: boolean) =>
  isUnanswered ||
  (wantsFigure && tier === 'post' && !sources.some(({ quote }) => /\p{N}/u.test(quote)));

/**
 * Asks the engine what readers ask of many recipes, and whether an ingredient can be replaced that they
 * often lack, and keeps what it cannot answer from the post. Between two questions other requests have
 * their turn.
 */
async function findGaps(setting: Setting): Promise<PostGap[]> {
  const { language, steps } = setting.post;
  const context = { ...setting, memory: newMemory, links: [], blog: null };
  const gaps: PostGap[] = [];
  const ask = async (question: string, isWanted: (answer: Reply) => boolean) => {
    await nextTurn();
    const answer = reply(context, question, { languageHints: [language] });
    if (isWanted(answer)) gaps.push({ question, has_general_answer: answer.tier === 'general' });
  };
  for (const { words, suits, wantsFigure = false } of gapQuestions)
    if (suits(steps)) await ask(words[language], (answer) => isMissing(answer, wantsFigure));
  for (const question of suggestions(setting.post, language))
    await ask(question, (answer) => answer.intent === 'substitution' && isMissing(answer, false));
  return gaps;
}

/** @throws Problem `not_found` unless the post is one of this user's blogs. */
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
  const house = await findHouseAnswers(services, { blog: row.blog, postId });
  const gaps = await findGaps({ post: post.prepared, voice: getVoice(row.blog), house });
  return { language: post.prepared.language, gaps };
}
