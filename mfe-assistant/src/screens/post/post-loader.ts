import { send, toResult } from '@cpal/shared/api';
import { getPost, type Post } from '@cpal/shared/contract/blogs/blog';
import { listPostGaps } from '@cpal/shared/contract/blogs/post-gaps';
import { getInsights } from '@cpal/shared/contract/insights/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

async function loadPost(id: string): Promise<Post> {
  const { post } = await send(getPost, { params: { id } });
  return post;
}

/** What readers of the post asked and nothing answers; none without the Pro plan. */
async function loadAsked(blogId: string, post_id: string) {
  const { insights } = await send(getInsights, { params: { id: blogId }, query: { post_id } });
  return insights.pro?.unanswered ?? [];
}

/**
 * The post that the address names, what its readers asked and will ask, and the blogs, on their way.
 */
export function postLoader({ request, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const { loaded: asked, ...known } = loadOfBlog(request, (blogId) => loadAsked(blogId, id));
  return {
    ...known,
    asked,
    post: toResult(loadPost(id)),
    gaps: toResult(send(listPostGaps, { params: { id } })),
  };
}

export type PostData = ReturnType<typeof postLoader>;
