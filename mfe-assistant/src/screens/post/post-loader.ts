import { chosenBlog } from '@cpal/shared/chosen-blog';
import { send, toResult } from '@cpal/shared/api';
import { getPost, type Post } from '@cpal/shared/contract/blog';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadBlogs } from '../../lib/blogs';

async function loadPost(id: string): Promise<Post> {
  const { post } = await send(getPost, { params: { id } });
  return post;
}

/** The post that the address names, and the blogs, on their way. */
export const postLoader = ({ request, params }: LoaderFunctionArgs) => ({
  blogs: toResult(loadBlogs()),
  blogId: chosenBlog(request),
  post: toResult(loadPost(params['id'] ?? '')),
});
