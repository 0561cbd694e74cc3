import * as v from 'valibot';
import { dataPicture } from '../blogs/picture';
import { call } from '../call';
import { hexColor } from '../fields';

/** A question under a post with its answer, for a member to show around. */
const blogCard = v.object({
  /** The first question that a reader asked, one of the last 30 days, or one of ours while no reader has asked. */
  kind: v.picklist(['first', 'month', 'sample']),
  /** Whether the reader is a simulated one of a demo blog. */
  is_demo: v.boolean(),
  accent: hexColor,
  post: v.object({
    title: v.string(),
    /** Such as `de`. */
    language: v.string(),
    picture: v.nullable(dataPicture),
  }),
  question: v.string(),
  answer: v.string(),
  /** Of question and answer. */
  language: v.string(),
});

/** What of a blog is worth showing around now; null while no post of it answers anything. */
export const getBlogCard = call({
  method: 'GET',
  path: '/api/blogs/:id/card',
  access: 'member',
  params: { id: 'uuid' },
  answer: v.object({ card: v.nullable(blogCard) }),
  codes: ['not_found'],
});

export type BlogCard = v.InferOutput<typeof blogCard>;
