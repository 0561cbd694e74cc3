import type { TestApi } from './api';
import { openBlog } from './served-blog';
import type { TestMember } from './members';
import { type Page, startReading } from './readers';
import { withMember } from './with-member';

/** What each test about a reader starts with. */
export interface ReaderContext {
  api: TestApi;
  mia: TestMember;
  /** The member's key, blog and post. */
  place: Awaited<ReturnType<typeof openBlog>>;
  page: Page;
  /** Has a session under the post. */
  reader: Awaited<ReturnType<typeof startReading>>;
}

/** As `withMember`, with a blog of the member's and a reader under its post. */
export function withReader(take: (context: ReaderContext) => void | Promise<void>): void {
  withMember(async ({ api, mia }) => {
    const place = await openBlog(api, mia);
    const page = { key: place.license.key, url: place.url, origin: place.origin };
    await take({ api, mia, place, page, reader: await startReading(api, page) });
  });
}
