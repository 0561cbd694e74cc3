import type { Blog } from '@cpal/shared/contract/blog';
import type { Insights } from '@cpal/shared/contract/insights';
import { Notice } from '@cpal/shared/ui';
import { AboutPost } from './about-post';
import { Downloads } from './downloads';
import { InShort } from './in-short';
import type { InsightsData } from './insights-loader';
import { LazyPlots } from './lazy-plots';
import { MostAsked } from './most-asked';
import { NothingYet } from './nothing-yet';
import { Totals } from './totals';
import { Unanswered } from './unanswered';
import type { View } from './view';
import { WhatProAdds } from './what-pro-adds';

interface InsightsOfBlogProps {
  blog: Blog;
  insights: Insights;
  view: View;
  plots: InsightsData['plots'];
}

/** The sentences, then the numbers that they rest on. */
export function InsightsOfBlog({ blog, insights, view, plots }: InsightsOfBlogProps) {
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
          <InShort {...insights} blogId={blog.id} />
          <Totals totals={totals} before={before} days={view.days} />
          {pro !== null && <Unanswered unanswered={pro.unanswered} blogId={blog.id} />}
          <MostAsked top={insights.top} totals={totals} {...shown} />
          {pro !== null && totals.questions > 0 && (
            <LazyPlots plots={plots} insights={{ ...insights, pro }} {...shown} />
          )}
        </>
      )}
      {pro === null && <WhatProAdds />}
      {totals.questions > 0 && <Downloads insights={insights} blog={blog} days={view.days} />}
    </>
  );
}
