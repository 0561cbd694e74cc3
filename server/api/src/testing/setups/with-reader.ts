import { type Page, startReading } from '../people/readers';
import { type PlaceContext, withPlace } from './with-place';

/** What each test about a reader starts with. */
export interface ReaderContext extends PlaceContext {
  page: Page;
  /** Has a session under the post. */
  reader: Awaited<ReturnType<typeof startReading>>;
}

/** As `withPlace`, with a reader under the blog's post. */
export function withReader(take: (context: ReaderContext) => void | Promise<void>): void {
  withPlace(async (context) => {
    const { api, place } = context;
    const page = { key: place.license.key, url: place.url, origin: place.origin };
    await take({ ...context, page, reader: await startReading(api, page) });
  });
}
