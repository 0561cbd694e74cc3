import { insightDays } from '@cpal/shared/contract/insights';

/** What of a blog is looked at: the last so many days, and one post or all of them. */
export interface View {
  days: (typeof insightDays)[number];
  postId: string | null;
}

/** The view that an address names; 30 days where it names none that there is. */
export function viewIn({ url }: Request): View {
  const { searchParams } = new URL(url);
  const asked = searchParams.get('days');
  return {
    days: insightDays.find((days) => days === asked) ?? '30',
    postId: searchParams.get('post'),
  };
}

/** The query of an address that names a view. */
export const queryOf = ({ days, postId }: View): Record<string, string> => ({
  days,
  ...(postId !== null && { post: postId }),
});
