import { send } from '@cpal/shared/api';
import { listConversations } from '@cpal/shared/contract/insights/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';
import { wantedIn } from './wanted';

/** What readers and the assistant said, one page of it, on its way. */
export function conversationsLoader({ request }: LoaderFunctionArgs) {
  const wanted = wantedIn(request.url);
  const query = {
    post_id: wanted.postId ?? undefined,
    only: wanted.only ?? undefined,
    q: wanted.q ?? undefined,
    after: wanted.after ?? undefined,
  };
  return {
    ...loadOfBlog(request, (id) => send(listConversations, { params: { id }, query })),
    wanted,
  };
}

export type ConversationsData = ReturnType<typeof conversationsLoader>;
