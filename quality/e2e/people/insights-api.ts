import type { Conversation, Insights } from '@cpal/shared/contract/insights/insights';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import type { Answers } from './member-api';

/** Answers for what a member's blogs are asked. */
export const asked = {
  insights: (insights: Insights): Answers => ({
    'GET /api/blogs/:id/insights': { body: { insights } },
  }),
  conversations: (conversations: Conversation[], next: string | null = null): Answers => ({
    'GET /api/blogs/:id/conversations': {
      body: { conversations, next, posts: Object.values(askedPosts) },
    },
  }),
};
