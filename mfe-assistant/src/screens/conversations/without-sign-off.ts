import type { Conversation } from '@cpal/shared/contract/insights/insights';

/**
 * A conversation as it is shown: the blogger knows the words that end every answer.
 * @param signOff the blog's own; empty where it has none.
 */
export function withoutSignOff(conversation: Conversation, signOff: string): Conversation {
  const last = signOff.trim();
  if (last === '') return conversation;
  const messages = conversation.messages.map((message) => {
    const answer = message.answer.trimEnd();
    const before = answer.slice(0, -last.length);
    const isSigned = answer.endsWith(last) && /\S\s*\n\s*$/.test(before);
    return isSigned ? { ...message, answer: before.trimEnd() } : message;
  });
  return { ...conversation, messages };
}
