import { type Result, send } from '@cpal/shared/api';
import { type Blog, listBlogs } from '@cpal/shared/contract/blogs/blog';
import type { License } from '@cpal/shared/contract/licenses/license';
import type { LoadedPlan } from './subscription';

/** Where a member stands, as far as it could be loaded. */
export interface Standing {
  subscription: LoadedPlan;
  /** Every key, newest first. */
  licenses: Result<License[]>;
  /** Every blog, oldest first. */
  blogs: Result<Blog[]>;
}

/** What is on its way: the screen shows its frame first, and each part waits for what it needs. */
export type Pending<Parts> = { [Part in keyof Parts]: Promise<Parts[Part]> };

/** All blogs of the member, oldest first. */
export async function loadBlogs(): Promise<Blog[]> {
  const { blogs } = await send(listBlogs);
  return blogs;
}
