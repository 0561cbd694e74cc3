import { send } from '@cpal/shared/api';
import { listPosts } from '@cpal/shared/contract/blogs/blog';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';
import { ofBlog, paths } from '../../paths';

/** Which posts an address asks for. */
export interface PostSearch {
  q?: string;
  state?: (typeof states)[number];
}

/** What posts can be looked for by; `attention` is all that could not be read, or not well. */
const states = ['attention', 'ready', 'waiting'] as const;

/** The address of a blog's posts, of those that fit. */
export const toPosts = (blogId: string, search: PostSearch = {}): string =>
  ofBlog(paths.posts(), blogId, { ...search });

/** What the query of an address asks for; anything else in it is ignored. */
function searchIn(url: string): PostSearch {
  const { searchParams } = new URL(url);
  const q = searchParams.get('q')?.trim() ?? '';
  const state = states.find((one) => one === searchParams.get('state'));
  return { ...(q !== '' && { q }), ...(state !== undefined && { state }) };
}

/** One page of a blog's posts, newest first, that fit the search. */
export const loadPosts = (id: string, search: PostSearch & { after?: string }) =>
  send(listPosts, { params: { id }, query: search });

/** The screen's data, on its way: it shows its frame first. */
export function postsLoader({ request }: LoaderFunctionArgs) {
  const search = searchIn(request.url);
  return { ...loadOfBlog(request, (id) => loadPosts(id, search)), search };
}
