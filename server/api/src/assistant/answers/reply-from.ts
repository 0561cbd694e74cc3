import { type BlogIndex, type Reply, reply, type ReplyOptions } from '@cpal/assistant/engine';
import type { AnswerContext } from './ground';

/** The engine's answer; waits for the index of the blog's other posts only where it looks for one. */
export async function replyFrom(
  { post, others, ...ground }: AnswerContext,
  question: string,
  options: ReplyOptions,
): Promise<Reply> {
  let looked = false;
  const look = () => {
    looked = true;
    return [];
  };
  const none: BlogIndex = { find: look, others: look };
  const setting = { ...ground, post: post.prepared };
  const alone = reply({ ...setting, blog: none }, question, options);
  return looked ? reply({ ...setting, blog: await others() }, question, options) : alone;
}
