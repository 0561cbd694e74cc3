import { useLoaderData } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { SectionLinks } from '../../lib/links/section-links';
import { LinkBook } from './link-book';
import { linksLoader } from './links-loader';

export { linksLoader as loader };

/** The links that a blogger earns from, beside answers that mention what they lead to. */
export function Component() {
  const { loaded, ...known } = useLoaderData<typeof linksLoader>();
  return (
    <BlogScreen
      title="Affiliate links"
      lead="Shown with answers that mention one of their trigger words. Each is labeled as an affiliate link."
      {...known}
    >
      {(blog) => (
        <>
          <SectionLinks blogId={blog.id} />
          <Suspense fallback={<Skeleton rows={3} rowHeight={8} label="Loading your links" />}>
            <LinkBook key={blog.id} blog={blog} loaded={loaded} />
          </Suspense>
        </>
      )}
    </BlogScreen>
  );
}
