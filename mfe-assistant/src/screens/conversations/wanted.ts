import { conversationFilters, maxSearchLength } from '@cpal/shared/contract/insights/insights';
import { ofBlog, paths } from '../../paths';

/** Which conversations an address asks for. */
export interface Wanted {
  /** Words of a question. */
  q: string | null;
  only: (typeof conversationFilters)[number] | null;
  postId: string | null;
  /** Where the page begins; null for the newest ones. */
  after: string | null;
}

/** What the query of an address asks for; anything else in it is ignored. */
export function wantedIn(url: string): Wanted {
  const { searchParams } = new URL(url);
  const q = searchParams.get('q')?.trim().slice(0, maxSearchLength) ?? '';
  return {
    q: q === '' ? null : q,
    only: conversationFilters.find((one) => one === searchParams.get('only')) ?? null,
    postId: searchParams.get('post'),
    after: searchParams.get('after'),
  };
}

/** The address of a blog's conversations that are wanted. */
export function toConversations(blogId: string, { q, only, postId, after }: Wanted): string {
  const query = Object.entries({ q, only, post: postId, after });
  return ofBlog(
    paths.conversations(),
    blogId,
    Object.fromEntries(query.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
  );
}
