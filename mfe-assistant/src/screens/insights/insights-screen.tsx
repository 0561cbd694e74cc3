import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { LoadProblem } from '@cpal/shared/controls';
import { useLoaderData } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { AboutPost } from './about-post';
import { InsightsOfBlog } from './insights-of-blog';
import type { InsightsData } from './insights-loader';
import { ViewChoice } from './view-choice';

export { insightsLoader as loader } from './insights-loader';
export { keepWhereShown as shouldRevalidate } from './view';

/** What the readers of a blog asked. */
export function Component() {
  const { loaded, view, plots, ...known } = useLoaderData<InsightsData>();
  return (
    <BlogScreen
      title="Insights"
      lead="What your readers ask, what helps them, and what your posts don’t cover yet."
      loading={loading}
      {...known}
    >
      {(blog) => (
        <>
          <ViewChoice blogId={blog.id} view={view} />
          {/* Another view shows that it is on its way, instead of the numbers of the one before. */}
          <Suspense key={[blog.id, ...Object.values(view)].join()} fallback={loading}>
            <Loaded {...{ blog, loaded, view, plots }} />
          </Suspense>
        </>
      )}
    </BlogScreen>
  );
}

const loading = <Skeleton rows={3} rowHeight={11} label="Loading your insights" />;

type LoadedProps = { blog: Blog } & Pick<InsightsData, 'loaded' | 'view' | 'plots'>;

function Loaded({ blog, loaded, ...shown }: LoadedProps) {
  const known = use(loaded);
  // The address named another blog than the one that is shown; a screen without a blog has no part of it.
  if (known === null) return null;
  if ('problem' in known) {
    const message = 'Failed to load your insights. Please try again later.';
    return (
      <>
        <AboutPost blogId={blog.id} view={shown.view} insights={null} />
        <LoadProblem message={message} problem={known.problem} />
      </>
    );
  }
  return <InsightsOfBlog blog={blog} {...known.value} {...shown} />;
}
