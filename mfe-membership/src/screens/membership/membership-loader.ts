import { loadSubscription, send, toResult, type Result } from '@cpal/shared/api';
import { type Blog, listBlogs } from '@cpal/shared/contract/blog';
import type { License } from '@cpal/shared/contract/license';
import { loadLicenses } from '../../lib/licenses';
import type { LoadedPlan } from '../../lib/subscription';

/** Where a member stands, as far as it could be loaded. */
export interface Standing {
  subscription: LoadedPlan;
  /** Every key, newest first. */
  licenses: Result<License[]>;
  /** Every blog, oldest first. */
  blogs: Result<Blog[]>;
}

/** A standing on its way: the screen shows its frame first, and each card waits for its part. */
export type Arriving = { [Part in keyof Standing]: Promise<Standing[Part]> };

async function loadBlogs(): Promise<Blog[]> {
  const { blogs } = await send(listBlogs);
  return blogs;
}

/** Starts loading all parts; none holds the screen back, and none rejects. */
export const membershipLoader = (): Arriving => ({
  subscription: toResult(loadSubscription()),
  licenses: toResult(loadLicenses()),
  blogs: toResult(loadBlogs()),
});
