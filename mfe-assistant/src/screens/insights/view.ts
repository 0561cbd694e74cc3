import { insightDays } from '@cpal/shared/contract/insights/insights';
import type { RouteObject } from '@cpal/shared/router';

/** What of a blog is looked at: the last so many days, and one post or all of them. */
export interface View {
  days: (typeof insightDays)[number];
  postId: string | null;
}

/** The fewest questions of a period that charts are drawn of. */
export const minCharted = 20;

/** The query that names the part of the list of questions; all parts come with one response. */
export const showQuery = 'show';

/** The view that an address names; 30 days where it names none that there is. */
export function viewIn({ url }: Request): View {
  const { searchParams } = new URL(url);
  const asked = searchParams.get('days');
  return {
    days: insightDays.find((days) => days === asked) ?? '30',
    postId: searchParams.get('post'),
  };
}

/** The query of an address that names the same post of another screen. */
export const postQuery = ({ postId }: Pick<View, 'postId'>): Record<string, string> =>
  postId === null ? {} : { post: postId };

/** The query of an address that names a view. */
export const queryOf = ({ days, postId }: View): Record<string, string> => ({
  days,
  ...postQuery({ postId }),
});

function withoutShow({ pathname, search }: URL) {
  const query = new URLSearchParams(search);
  query.delete(showQuery);
  query.sort();
  return `${pathname}?${query.toString()}`;
}

/** What was loaded stays where only another part of the list is shown. */
export const keepWhereShown: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isOtherPart =
    currentUrl.search !== nextUrl.search && withoutShow(currentUrl) === withoutShow(nextUrl);
  return !isOtherPart && defaultShouldRevalidate;
};
