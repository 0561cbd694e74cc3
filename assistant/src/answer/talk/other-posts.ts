import type { RelatedPost } from '@cpal/shared/contract/assistant/assistant';
import type { Ask } from '../draft';

/** Titles that are looked at. */
const most = 300;

/** The other posts of the blog, as far as their titles are looked at. */
export const otherPosts = ({ post, blog }: Ask): readonly RelatedPost[] =>
  blog?.others(post.post.url, most) ?? [];
