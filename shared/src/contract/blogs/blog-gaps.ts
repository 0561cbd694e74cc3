import * as v from 'valibot';
import { call } from '../call';
import { integer } from '../fields';
import { aboutPost } from './about-post';

/** A question that readers often ask and that some posts of a blog do not answer. */
const blogGap = v.object({
  /** In the language of the posts. */
  question: v.string(),
  language: v.string(),
  /** How many posts do not answer it, and three of them at most, the newest first. */
  posts: integer,
  examples: v.array(aboutPost),
  /** Whether no answer can hold for all posts, such as how many calories there are. */
  is_per_post: v.optional(v.boolean(), false),
});

/**
 * What readers will ask and most posts do not answer, five questions at most; none that an answer of the
 * blogger's covers.
 */
export const listBlogGaps = call({
  method: 'GET',
  path: '/api/blogs/:id/gaps',
  access: 'member',
  params: { id: 'uuid' },
  answer: v.object({
    /** How many posts were looked at: the newest ones that were read. */
    posts: integer,
    gaps: v.array(blogGap),
  }),
  codes: ['not_found'],
});

export type BlogGap = v.InferOutput<typeof blogGap>;
