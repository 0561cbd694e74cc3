import type { Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { Empty, LoadProblem } from '@cpal/shared/controls';
import { ButtonLink, PageTitle, Skeleton } from '@cpal/shared/ui';
import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { paths } from '../paths';
import { BlogLinks } from './links/blog-links';
import { blogOf, blogsFailure } from './blogs';
import styles from './blog-screen.module.css';

interface OfBlogProps {
  blogs: Promise<Result<Blog[]>>;
  /** That the address names, or null. */
  blogId: string | null;
  /** What a member without a blog sees instead; else the way to the first one. */
  none?: ReactElement;
  /** The screen of one blog; it may suspend. */
  children: (blog: Blog) => ReactElement;
}

interface BlogScreenProps extends OfBlogProps {
  title: ReactNode;
  lead: ReactNode;
  /** What keeps the place of the screen until the blogs are known. */
  loading?: ReactElement;
}

/** A screen of one blog: its title is there first, and without a blog the way to the first one. */
export function BlogScreen({ title, lead, loading, ...known }: BlogScreenProps) {
  return (
    <div className={styles.screen}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Suspense fallback={loading ?? blogLoading}>
        <OfBlog {...known} />
      </Suspense>
    </div>
  );
}

const blogLoading = <Skeleton rows={3} rowHeight={9} label="Loading your blog" />;

function OfBlog({ blogs, blogId, none = <NoBlog />, children }: OfBlogProps) {
  const known = use(blogs);
  if ('problem' in known) return <LoadProblem message={blogsFailure} problem={known.problem} />;
  const blog = blogOf(known.value, blogId);
  if (blog === undefined) return none;
  return (
    <>
      <BlogLinks blogs={known.value} chosen={blog} />
      {children(blog)}
    </>
  );
}

function NoBlog() {
  return (
    <Empty>
      <p>Add your blog first. Once the assistant has read its posts, you’ll see them here.</p>
      <ButtonLink to={paths.assistant()}>Add your blog</ButtonLink>
    </Empty>
  );
}
