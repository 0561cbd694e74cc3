import { type Reply, languages } from '@cpal/assistant/engine';
import type { AssistantEvent } from '@cpal/shared/contract/assistant';
import type { Uses } from '../../server/services';
import type { Ground } from './ground';
import { replyFrom } from './reply-from';
import { speak } from './speak';

type Needed = Uses<'assistant' | 'clock' | 'db' | 'metrics' | 'settings'>;

/** What only a model can read is answered where it answers; the engine cannot say that the post lacks it. */
const keptReply = (made: Reply, by: string): Reply =>
  by === 'model' && !languages.some((language) => language === made.language)
    ? { ...made, isUnanswered: false }
    : made;

/**
 * Answers a question in events, `error` not among them. What was answered is kept before the last.
 * @param left ends it where the reader has left: nothing is kept then.
 */
export async function* answer(
  services: Needed,
  ground: Ground,
  { question, ...options }: { question: string; languageHints: readonly string[] },
  left: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const { metrics } = services;
  const { conversationId } = ground;
  const made = await replyFrom(ground, question, options);
  const messageId = crypto.randomUUID();
  const { language, sources, related, links } = made;
  yield {
    event: 'start',
    data: { message_id: messageId, conversation_id: conversationId, language },
  };
  const { text, tier, by } = yield* speak(services, ground, { question, reply: made }, left);
  metrics.answers.inc({ tier, by });
  if (left.aborted) return;
  yield { event: 'sources', data: { sources } };
  yield { event: 'related', data: { related } };
  yield { event: 'links', data: { links } };
  await ground.keep({ messageId, question, text, tier, reply: keptReply(made, by) });
  yield { event: 'done', data: { tier } };
}
