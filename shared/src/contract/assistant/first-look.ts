import * as v from 'valibot';
import { source } from './assistant';
import { dataPicture } from '../blogs/picture';
import { call } from '../call';
import { hexColor, integer, requiredText } from '../fields';
import { inputObject } from '../parse';

/** What the assistant would be on somebody's blog, from its newest recipe; nothing of it is kept. */
export const firstLook = v.object({
  blog: v.object({
    name: v.string(),
    domain: v.string(),
    /** The color that the blog uses most, as `#rrggbb`. */
    accent: v.nullable(hexColor),
  }),
  post: v.object({
    title: v.string(),
    /** Of the post, such as `de`. */
    language: v.string(),
    /** A square WebP as a `data:` address. */
    picture: v.nullable(dataPicture),
    ingredients: v.array(v.string()),
    yield: v.nullable(v.string()),
    /** From start to end. */
    minutes: v.nullable(integer),
  }),
  /** Titles of other posts. */
  others: v.array(v.string()),
  /** A question that the post answers, as the assistant answers it; null where it answers none. */
  exchange: v.nullable(
    v.object({
      question: v.string(),
      answer: v.string(),
      source: v.nullable(v.pick(source, ['kind', 'number'])),
    }),
  ),
  /** What readers will ask and the post does not say. */
  gaps: v.array(v.string()),
});

export type FirstLook = v.InferOutput<typeof firstLook>;

/** Reads one post of a blog for a visitor, and answers from it. */
export const takeFirstLook = call({
  method: 'POST',
  path: '/api/first-look',
  access: 'open',
  body: inputObject({ url: requiredText('URL') }),
  answer: firstLook,
  codes: ['invalid_url', 'blog_unreadable', 'blog_busy'],
});
