import { send, toResult } from '@cpal/shared/api';
import { getInsights } from '@cpal/shared/contract/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';
import { viewIn } from './view';

/** What the readers of one blog asked, on its way: the screen shows its frame first. */
export function insightsLoader({ request }: LoaderFunctionArgs) {
  const view = viewIn(request);
  const query = { days: view.days, post_id: view.postId ?? undefined };
  return {
    ...loadOfBlog(request, async (id) => {
      const { insights } = await send(getInsights, { params: { id }, query });
      return insights;
    }),
    view,
    /** Plots and tables: not needed for the first look, and fetched beside the numbers. */
    plots: toResult(import('./plots/plots')),
  };
}

export type InsightsData = ReturnType<typeof insightsLoader>;
