import { send, toResult } from '@cpal/shared/api';
import {
  type Conversation,
  getInsights,
  listConversations,
} from '@cpal/shared/contract/insights/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';
import { minCharted, viewIn } from './view';

/** The newest conversations; none where they cannot be loaded, since a link leads to them as well. */
async function loadNewest(id: string, post_id: string | undefined): Promise<Conversation[]> {
  const loaded = await toResult(send(listConversations, { params: { id }, query: { post_id } }));
  return 'value' in loaded ? loaded.value.conversations : [];
}

/** What the readers of one blog asked, on its way: the screen shows its frame first. */
export function insightsLoader({ request }: LoaderFunctionArgs) {
  const view = viewIn(request);
  const query = { days: view.days, post_id: view.postId ?? undefined };
  return {
    ...loadOfBlog(request, async (id) => {
      const { insights } = await send(getInsights, { params: { id }, query });
      const { questions } = insights.totals;
      const isFew = questions > 0 && questions < minCharted;
      // The numbers don’t wait for it.
      return { insights, newest: isFew ? loadNewest(id, query.post_id) : null };
    }),
    view,
    /** Plots and tables: not needed for the first look, and fetched beside the numbers. */
    plots: toResult(import('./plots/plots')),
  };
}

export type InsightsData = ReturnType<typeof insightsLoader>;
