import type { AssistantEvent } from '@cpal/shared/contract/assistant/assistant';
import type { Uses } from '../../kernel/services';
import type { Ground } from './ground';
import { replyFrom } from './reply-from';
import { speak } from './speak';
import { subjectFor } from './subject';

type Deps = Uses<'assistant' | 'clock' | 'db' | 'metrics' | 'settings'>;

/**
 * Answers a question in events, `error` not among them. What was answered is kept before the last.
 * @param left ends it where the reader has left: nothing is kept then.
 */
export async function* answer(
  services: Deps,
  ground: Ground,
  { question, ...options }: { question: string; languageHints: readonly string[] },
  left: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const { metrics } = services;
  const { conversationId } = ground;
  const made = await replyFrom(ground, question, options);
  const messageId = crypto.randomUUID();
  const { language, links } = made;
  yield {
    event: 'start',
    data: { message_id: messageId, conversation_id: conversationId, language },
  };
  const spoken = yield* speak(services, ground, { question, reply: made }, left);
  const { text, tier, by, sources, related } = spoken;
  metrics.answers.inc({ tier, by });
  if (left.aborted) return;
  yield { event: 'sources', data: { sources } };
  yield { event: 'related', data: { related } };
  yield { event: 'links', data: { links } };
  const subject = subjectFor(made, spoken, ground.post.prepared);
  await ground.keep({
    messageId,
    question,
    text,
    tier,
    by,
    reply: { ...made, ...subject, sources },
  });
  yield { event: 'done', data: { tier } };
}
