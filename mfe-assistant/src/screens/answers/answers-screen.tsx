import { useLoaderData } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { BlogScreen } from '../../lib/blog-screen';
import { SectionLinks } from '../../lib/links/section-links';
import { AnswerBook } from './answer-book';
import { answersLoader } from './answers-loader';

export { answersLoader as loader };

/** The blogger's own answers, which come before all others. */
export function Component() {
  const { loaded, begun, ...known } = useLoaderData<typeof answersLoader>();
  return (
    <BlogScreen
      title="House answers"
      lead="Your own answers to questions your posts don’t cover. Readers see them first, as soon as you save."
      {...known}
    >
      {(blog) => (
        <>
          <SectionLinks blogId={blog.id} />
          <Suspense fallback={<Skeleton rows={3} rowHeight={7} label="Loading your answers" />}>
            <AnswerBook key={blog.id} blog={blog} loaded={loaded} begun={begun} />
          </Suspense>
        </>
      )}
    </BlogScreen>
  );
}
