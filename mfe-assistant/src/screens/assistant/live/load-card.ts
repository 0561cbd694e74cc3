import { type Result, send, toResult } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { type BlogCard, getBlogCard } from '@cpal/shared/contract/insights/blog-card';
import { blogOf } from '../../../lib/blogs';
import { isJustLive } from './just-live';

/** On its way; it does not reject, and null says that there is nothing to show. */
export type LoadedCard = Promise<Result<BlogCard | null>>;

export const loadCard = (id: string): LoadedCard =>
  toResult(send(getBlogCard, { params: { id } }).then(({ card }) => card));

/** Whether the card of a blog is open at first: while its first reader is news, and where a link means it. */
export const isCardOpen = (blog: Blog, { wantsCard }: { wantsCard: boolean }) =>
  wantsCard || isJustLive(blog);

/** The card of the chosen blog where it is open at first. */
export async function loadOpenCard(
  blogs: Promise<Result<Blog[]>>,
  blogId: string | null,
  wanted: { wantsCard: boolean },
): LoadedCard {
  const known = await blogs;
  if ('problem' in known) return known;
  const blog = blogOf(known.value, blogId);
  return blog !== undefined && isCardOpen(blog, wanted) ? loadCard(blog.id) : { value: null };
}
