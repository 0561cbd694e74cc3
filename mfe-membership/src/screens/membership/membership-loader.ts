import { loadSubscription, type Result, send, toResult } from '@cpal/shared/api';
import { chosenBlog } from '@cpal/shared/chosen-blog';
import { getOverview, type WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadLicenses } from '../../lib/licenses';
import { loadBlogs, type Pending, type Standing } from '../../lib/standing';

interface Overview extends Standing {
  /** A week of each blog that readers could ask on, oldest blog first. */
  weeks: Result<WeekOfReaders[]>;
}

/** The overview on its way, with the blog that was chosen, or null. */
export type PendingOverview = Pending<Overview> & { blogId: string | null };

async function loadWeeks(): Promise<WeekOfReaders[]> {
  const { weeks } = await send(getOverview);
  return weeks;
}

/** Starts loading all parts; none holds the screen back, and none rejects. */
export const membershipLoader = ({ request }: LoaderFunctionArgs): PendingOverview => ({
  subscription: toResult(loadSubscription()),
  licenses: toResult(loadLicenses()),
  blogs: toResult(loadBlogs()),
  weeks: toResult(loadWeeks()),
  blogId: chosenBlog(request),
});
