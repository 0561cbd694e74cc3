import type { TestApi } from '../api';
import type { TestMember } from '../people/members';
import { openBlog } from '../people/served-blog';
import { withMember } from './with-member';

/** What each test about a blog starts with. */
export interface PlaceContext {
  api: TestApi;
  mia: TestMember;
  /** The member's key, blog and post. */
  place: Awaited<ReturnType<typeof openBlog>>;
}

/** As `withMember`, with a verified blog of the member's. */
export function withPlace(take: (context: PlaceContext) => void | Promise<void>): void {
  withMember(async ({ api, mia }) => take({ api, mia, place: await openBlog(api, mia) }));
}
