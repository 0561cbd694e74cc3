import type { Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blog';
import { LoadProblem } from '@cpal/shared/controls';
import { ButtonLink, PageTitle, Skeleton } from '@cpal/shared/ui';
import { type ReactNode, Suspense, use } from 'react';
import { paths } from '../paths';
import { blogOf, blogsFailure } from './blogs';
import styles from './blog-screen.module.css';

interface BlogScreenProps {
  title: string;
  lead: ReactNode;
  blogs: Promise<Result<Blog[]>>;
  /** That the address names, or null. */
  blogId: string | null;
  /** What keeps the place of the screen until the blogs are known. */
  loading?: ReactNode;
  /** The screen of one blog; it may suspend. */
  children: (blog: Blog) => ReactNode;
}

/** A screen of one blog: its title is there first, and without a blog the way to the first one. */
export function BlogScreen({ title, lead, children, loading, ...known }: BlogScreenProps) {
  return (
    <div className={styles.screen}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Suspense fallback={loading ?? <Skeleton rows={2} rowHeight={9} label="Loading your blog" />}>
        <OfBlog {...known}>{children}</OfBlog>
      </Suspense>
    </div>
  );
}

function OfBlog({
  blogs,
  blogId,
  children,
}: Pick<BlogScreenProps, 'blogs' | 'blogId' | 'children'>) {
  const known = use(blogs);
  if ('problem' in known) return <LoadProblem message={blogsFailure} problem={known.problem} />;
  const blog = blogOf(known.value, blogId);
  if (blog !== undefined) return children(blog);
  return (
    <div className={styles.empty}>
      <p>Add your blog first: the assistant reads its posts, and then there is something to see.</p>
      <ButtonLink to={paths.assistant()}>Add Your Blog</ButtonLink>
    </div>
  );
}
