import * as v from 'valibot';
import { inputObject } from '../parse';
import { blogAnswer } from './blog';
import { call } from '../call';
import { dataPicture } from './picture';
import { hexColor, integer, languageCode, requiredText, shortLine } from '../fields';
import { blogSystems } from './systems';

/** What a website says of itself before it is added; null or empty where it says nothing. */
const site = v.object({
  url: v.string(),
  /** As a blogger writes it: the domain, with the path where the blog begins below one. */
  place: v.string(),
  /** A square WebP as a `data:` address. */
  icon: v.nullable(dataPicture),
  name: v.nullable(v.string()),
  /** Two letters, such as `en`. */
  language: v.nullable(v.string()),
  /** What it runs on; null where its first page does not show it. */
  system: v.optional(v.nullable(v.picklist(blogSystems)), null),
  /** In its sitemap or feed; null where there is none, or it could not be read in time. */
  posts: v.nullable(v.object({ count: integer, has_more: v.boolean() })),
  /** Up to three colors as `#rrggbb`, the one that marks the site most first. */
  accents: v.array(v.string()),
});

/** Looks at a website once, and keeps nothing. */
export const lookAtBlog = call({
  method: 'POST',
  path: '/api/blogs/look',
  access: 'member',
  body: inputObject({ url: requiredText('URL') }),
  answer: v.object({ site }),
  codes: ['invalid_url', 'blog_unreadable', 'reader_turned_away', 'subscription_required'],
});

/** Adds a blog, unverified, and starts to read it. */
export const addBlog = call({
  method: 'POST',
  path: '/api/blogs',
  access: 'member',
  body: inputObject({
    url: requiredText('URL'),
    /** As `lookAtBlog` found them, and as the blogger chose; left out, the product's own. */
    name: v.optional(shortLine('Name', 80)),
    language: v.optional(languageCode),
    accent: v.optional(hexColor),
    system: v.optional(v.picklist(blogSystems)),
  }),
  answer: blogAnswer,
  status: 201,
  codes: ['invalid_url', 'blog_claimed', 'blog_limit', 'subscription_required'],
});

export type Site = v.InferOutput<typeof site>;
