import { loadSubscription, send, toResult } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import { listLicenses } from '@cpal/shared/contract/licenses/license';
import { getModelStatus } from '@cpal/shared/contract/assistant/model-status';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

/** The screen's data, on its way: it shows its frame first. */
export const assistantLoader = ({ request }: LoaderFunctionArgs) => {
  const { loaded, ...known } = loadOfBlog(request, async (id) => {
    const { posts } = await send(listPosts, { params: { id } });
    return posts;
  });
  return {
    ...known,
    /** Of the blog, newest first. */
    posts: loaded,
    model: toResult(send(getModelStatus)),
    licenses: toResult(send(listLicenses)),
    subscription: toResult(loadSubscription()),
    isAdding: new URL(request.url).searchParams.has('add'),
  };
};

export type AssistantData = ReturnType<typeof assistantLoader>;
