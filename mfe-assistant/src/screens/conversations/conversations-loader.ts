import { send } from '@cpal/shared/api';
import { listConversations } from '@cpal/shared/contract/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

/** What readers and the assistant said, one page of it, on its way. */
export function conversationsLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const postId = searchParams.get('post');
  const after = searchParams.get('after');
  const query = { post_id: postId ?? undefined, after: after ?? undefined };
  return {
    ...loadOfBlog(request, (id) => send(listConversations, { params: { id }, query })),
    /** Whose conversations alone are listed, or null. */
    postId,
    /** Where the page begins; null for the newest ones. */
    after,
  };
}

export type ConversationsData = ReturnType<typeof conversationsLoader>;
