import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { Conversation, Insights } from '@cpal/shared/contract/insights/insights';
import { Notice } from '@cpal/shared/ui';
import { AboutPost } from './about-post';
import { Downloads } from './downloads';
import { FewQuestions } from './few-questions';
import type { InsightsData } from './insights-loader';
import { LazyPlots } from './lazy-plots';
import { NothingYet } from './nothing-yet';
import { Totals } from './totals';
import { Questions } from './questions/questions';
import type { View } from './view';
import { WhatProAdds } from './what-pro-adds';

interface InsightsOfBlogProps {
  blog: Blog;
  insights: Insights;
  /** The newest conversations where there are too few questions for charts, else null. */
  newest: Promise<readonly Conversation[]> | null;
  view: View;
  plots: InsightsData['plots'];
}

/** The numbers, then the questions, then when and where they were asked. */
export function InsightsOfBlog({ blog, insights, newest, view, plots }: InsightsOfBlogProps) {
  const { totals, before, pro } = insights;
  const isNew = totals.questions === 0 && before.questions === 0;
  const shown = { blogId: blog.id, view };
  return (
    <>
      {insights.is_demo && (
        <Notice tone="info">
          <p>
            <strong>Demo data.</strong> These readers are simulated, to show what a month of
            questions looks like.
          </p>
        </Notice>
      )}
      <AboutPost {...shown} insights={insights} />
      {isNew && view.postId === null ? (
        <NothingYet blog={blog} />
      ) : (
        <>
          <Totals totals={totals} before={before} days={view.days} />
          {newest !== null && (
            <FewQuestions questions={totals.questions} newest={newest} {...shown} />
          )}
          <Questions insights={insights} {...shown} />
          {pro !== null && newest === null && totals.questions > 0 && (
            <LazyPlots plots={plots} insights={{ ...insights, pro }} {...shown} />
          )}
        </>
      )}
      {pro === null && <WhatProAdds />}
      {totals.questions > 0 && <Downloads insights={insights} blog={blog} days={view.days} />}
    </>
  );
}
