import { send } from '@cpal/shared/api';
import { getInsights } from '@cpal/shared/contract/insights';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadOfBlog } from '../../lib/blogs';

/** What the readers of one blog asked, on its way: the screen shows its frame first. */
export const insightsLoader = ({ request }: LoaderFunctionArgs) =>
  loadOfBlog(request, async (id) => {
    const { insights } = await send(getInsights, { params: { id } });
    return insights;
  });
