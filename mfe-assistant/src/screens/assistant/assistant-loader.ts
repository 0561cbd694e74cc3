import { loadSubscription, send, toResult } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import { listLicenses } from '@cpal/shared/contract/licenses/license';
import { getModelStatus } from '@cpal/shared/contract/assistant/model-status';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';
import { loadOpenCard } from './live/load-card';

/** The screen's data, on its way: it shows its frame first. */
export const assistantLoader = ({ request }: LoaderFunctionArgs) => {
  const { loaded, ...known } = loadOfBlog(request, async (id) => {
    const { posts } = await send(listPosts, { params: { id } });
    return posts;
  });
  const { searchParams } = new URL(request.url);
  const wantsCard = searchParams.has('card');
  return {
    ...known,
    /** Of the blog, newest first. */
    posts: loaded,
    model: toResult(send(getModelStatus)),
    licenses: toResult(send(listLicenses)),
    subscription: toResult(loadSubscription()),
    isAdding: searchParams.has('add'),
    wantsCard,
    /** To share, where it is open at first. */
    card: loadOpenCard(known.blogs, known.blogId, { wantsCard }),
  };
};

export type AssistantData = ReturnType<typeof assistantLoader>;
