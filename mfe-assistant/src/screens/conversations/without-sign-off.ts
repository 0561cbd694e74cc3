import type { Conversation } from '@cpal/shared/contract/insights/insights';

/**
 * An answer without the blogger's words at its end, which stand in a line of their own.
 * @param signOff empty where the blog has none.
 */
function unsigned(answer: string, signOff: string): string {
  const [text, last] = [answer.trimEnd(), signOff.trim()];
  if (last === '' || !text.endsWith(last)) return answer;
  const before = text.slice(0, -last.length);
  const rest = before.trimEnd();
  const hasOwnLine = before.slice(rest.length).includes('\n');
  return rest !== '' && hasOwnLine ? rest : answer;
}

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
