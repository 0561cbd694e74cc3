import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { useLocation } from '@cpal/shared/router';
import { ofBlog } from '../../paths';
import { PillLinks } from './pill-links';

interface BlogLinksProps {
  blogs: readonly Blog[];
  chosen: Blog;
}

/** Leads to the same screen of the member's other blogs, where there are any. */
export function BlogLinks({ blogs, chosen }: BlogLinksProps) {
  const { pathname } = useLocation();
  if (blogs.length < 2) return null;
  const links = blogs.map((blog) => ({
    label: blog.name,
    to: ofBlog(pathname, blog.id),
    isCurrent: blog === chosen,
  }));
  return <PillLinks label="Your blogs" links={links} />;
}
