import type { Blog } from '@cpal/shared/contract/blogs/blog';

/** Seconds from its first reader on in which that is the news of a blog. */
const isNews = 7 * 86_400;

/** Whether the first reader of a blog came within the last days. */
export const isJustLive = ({ first_seen_live_at: first }: Pick<Blog, 'first_seen_live_at'>) =>
  first !== null && Date.now() / 1000 < first + isNews;
