import { send } from '@cpal/shared/api';
import type { Blog, Post } from '@cpal/shared/contract/blogs/blog';
import { tryAssistant } from '@cpal/shared/contract/insights/insights';
import { openTrial, type Trial } from '@cpal/shared/contract/assistant/trial';

/** What the assistant's panel asks in place of a reader's calls: the blogger's own, of which nothing is kept. */
export function trialOf({ id, name, theme, voice, language }: Blog, post: Pick<Post, 'id'>): Trial {
  let conversation: string | null = null;
  return {
    looks: { name, language, accent: theme.accent, address_form: voice.address_form },
    open: () =>
      send(openTrial, { params: { id: post.id }, query: { language: navigator.language } }),
    ask: async (question) => {
      const answer = await send(tryAssistant, {
        params: { id },
        body: {
          post_id: post.id,
          question,
          ...(conversation !== null && { conversation_id: conversation }),
        },
      });
      conversation = answer.conversation_id;
      return answer;
    },
  };
}
