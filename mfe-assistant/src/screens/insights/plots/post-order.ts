import type { ProInsights } from '@cpal/shared/contract/insights/insights';

export type PostCounts = ProInsights['posts'][number];

const byTitle = (one: PostCounts, other: PostCounts) =>
  one.post.title.localeCompare(other.post.title, 'en-US');

const byCount = (of: (post: PostCounts) => number) => (one: PostCounts, other: PostCounts) =>
  of(one) - of(other);

/** The share of ratings that were good; posts without one rank below all others. */
const helpfulness = ({ helpful, unhelpful }: PostCounts) =>
  helpful + unhelpful === 0 ? -1 : helpful / (helpful + unhelpful);

const orders = {
  title: byTitle,
  questions: byCount(({ questions }) => questions),
  visitors: byCount(({ visitors }) => visitors),
  missing: byCount(({ unanswered, general }) => unanswered + general),
  helpful: byCount(helpfulness),
  related: byCount((post) => post.related_clicks),
  links: byCount((post) => post.link_clicks),
};

export interface Order {
  by: keyof typeof orders;
  isRising: boolean;
}

/** What the posts can be ranked by, in the table's order. */
export const columns = [
  { by: 'title', label: 'Post' },
  { by: 'questions', label: 'Questions' },
  { by: 'visitors', label: 'Readers' },
  { by: 'missing', label: 'Not in post' },
  { by: 'helpful', label: 'Helpful' },
  { by: 'related', label: 'Related clicks' },
  { by: 'links', label: 'Link clicks' },
] as const satisfies readonly { by: Order['by']; label: string }[];

/** The posts in an order; equal ones stay as they came. */
export const sorted = (posts: readonly PostCounts[], { by, isRising }: Order) =>
  posts.toSorted((one, other) => (isRising ? 1 : -1) * orders[by](one, other));
