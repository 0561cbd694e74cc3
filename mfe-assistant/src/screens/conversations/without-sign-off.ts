import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { unsigned } from '../../lib/unsigned';

/**
 * A conversation as it is shown: the blogger knows the words that end every answer.
 * @param signOff the blog's own; empty where it has none.
 */
export const withoutSignOff = (conversation: Conversation, signOff: string): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message) => ({
    ...message,
    answer: unsigned(message.answer, signOff),
  })),
});
