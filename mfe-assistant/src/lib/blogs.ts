import { chosenBlog } from '@cpal/shared/chosen-blog';
import { type Result, send, toResult } from '@cpal/shared/api';
import { type Blog, listBlogs } from '@cpal/shared/contract/blogs/blog';

/** What the member is told where the list cannot be loaded. */
export const blogsFailure = 'Failed to load your blogs. Please try again later.';

/** All blogs of the member, oldest first. */
async function loadBlogs(): Promise<Blog[]> {
  const { blogs } = await send(listBlogs);
  return blogs;
}

/** Where a blog is, as a blogger writes it: its domain, with the path where it begins below one. */
export const placeName = ({ domain, path }: Pick<Blog, 'domain' | 'path'>) =>
  domain + path.slice(0, -1);

/** The blog of an id, else the oldest one; undefined where there is none. */
export const blogOf = (blogs: readonly Blog[], id: string | null): Blog | undefined =>
  blogs.find((blog) => blog.id === id) ?? blogs[0];

/** What a screen of one blog waits for; nothing of it rejects. */
export interface OfBlog<T> {
  blogs: Promise<Result<Blog[]>>;
  /** That the address names, or null. */
  blogId: string | null;
  /** What was loaded of the blog; null where there is none, or where it is not known which. */
  loaded: Promise<Result<T> | null>;
}

/**
 * For loaders: the member's blogs, and what `load` says of the one that the address means. Where the
 * choice is known, both are on their way together.
 */
export function loadOfBlog<T>(request: Request, load: (id: string) => Promise<T>): OfBlog<T> {
  const blogs = toResult(loadBlogs());
  const blogId = chosenBlog(request);
  const ahead = blogId === null ? null : toResult(load(blogId));
  const loadChosen = async () => {
    const known = await blogs;
    if ('problem' in known) return null;
    const blog = blogOf(known.value, blogId);
    if (blog === undefined) return null;
    return blog.id === blogId ? ahead : toResult(load(blog.id));
  };
  return { blogs, blogId, loaded: loadChosen() };
}
