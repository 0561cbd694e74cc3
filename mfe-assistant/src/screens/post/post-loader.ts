import { chosenBlog } from '@cpal/shared/chosen-blog';
import { send, toResult } from '@cpal/shared/api';
import { getPost, type Post } from '@cpal/shared/contract/blogs/blog';
import { listPostGaps } from '@cpal/shared/contract/blogs/post-gaps';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadBlogs } from '../../lib/blogs';

async function loadPost(id: string): Promise<Post> {
  const { post } = await send(getPost, { params: { id } });
  return post;
}

/** The post that the address names, what readers will ask of it, and the blogs, on their way. */
export function postLoader({ request, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  return {
    blogs: toResult(loadBlogs()),
    blogId: chosenBlog(request),
    post: toResult(loadPost(id)),
    gaps: toResult(send(listPostGaps, { params: { id } })),
  };
}
