import * as z from 'zod/mini';
import { deleted, unread } from './answers';
import { call } from './call';
import { requiredText, seconds, shownName } from './fields';
import { recipe } from './recipe';

export const tones = ['warm', 'plain', 'playful'] as const;
/** How readers are addressed, where a language has two forms: du or Sie, tu or vous. */
export const addressForms = ['informal', 'formal'] as const;
export const placements = ['recipe', 'corner'] as const;
export const postStates = ['waiting', 'ready', 'problem'] as const;

/** How the assistant speaks; the greeting and the sign-off may be empty. */
export const voice = z.object({
  tone: z.enum(tones),
  address_form: z.enum(addressForms),
  greeting: z.string(),
  sign_off: z.string(),
});

/** How the widget looks: the accent as `#rrggbb`, the button under the recipe or in a corner. */
export const theme = z.object({ accent: z.string(), placement: z.enum(placements) });

/** What proves that a blog is its member's: any one of the three. */
const verification = z.object({
  meta_tag: z.string(),
  file_url: z.string(),
  file_body: z.string(),
});

/** Why a blog, a post or a part of it could not be read, in a blogger's words. */
export const postProblem = z.object({ code: z.string(), message: z.string() });

/** A blog of a member. */
export const blog = z.object({
  id: z.string(),
  url: z.string(),
  domain: z.string(),
  name: z.string(),
  status: z.enum(['unverified', 'verified']),
  verification,
  /** Of the blog's posts, such as `en`; null before the first post was read. */
  language: z.nullable(z.string()),
  voice,
  theme,
  is_enabled: z.boolean(),
  /** When a reader's page first and last opened the assistant there, to ten minutes; null before. */
  first_seen_live_at: z.nullable(seconds),
  seen_live_at: z.nullable(seconds),
  posts: z.object({ total: z.int(), ready: z.int(), problems: z.int() }),
  /** While it is being read. */
  reading: z.nullable(z.object({ started_at: seconds, done: z.int(), total: z.int() })),
  /** Why its list of posts could not be read the last time; null where it could. */
  problem: z.nullable(postProblem),
  created_at: seconds,
});

/** A post of a blog, in a list. */
export const postSummary = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  state: z.enum(postStates),
  problems: z.array(postProblem),
  is_enabled: z.boolean(),
  /** Null before its first reading. */
  read_at: z.nullable(seconds),
});

/** A post with all that the assistant knows of it. */
export const post = z.extend(postSummary, {
  language: z.nullable(z.string()),
  recipe: z.nullable(recipe),
  /** What stands around the recipe, by heading. */
  passages: z.array(z.object({ heading: z.nullable(z.string()), text: z.string() })),
});

const id = { id: 'uuid' } as const;
const blogAnswer = z.object({ blog });

/** All blogs of the member, oldest first. */
export const listBlogs = call({
  method: 'GET',
  path: '/api/blogs',
  access: 'member',
  answer: z.object({ blogs: z.array(blog) }),
  codes: [],
});

/** Adds a blog, unverified, and starts to read it. */
export const addBlog = call({
  method: 'POST',
  path: '/api/blogs',
  access: 'member',
  body: z.object({ url: requiredText('URL') }),
  answer: blogAnswer,
  status: 201,
  codes: ['invalid_url', 'blog_claimed', 'blog_limit', 'subscription_required'],
});

export const getBlog = call({
  method: 'GET',
  path: '/api/blogs/:id',
  access: 'member',
  params: id,
  answer: blogAnswer,
  codes: ['not_found'],
});

const shortLine = (name: string, max: number) =>
  shownName(name).check(z.maxLength(max, `${name} can have ${max} characters at most`));

/** Changes what is sent of a blog. */
export const changeBlog = call({
  method: 'PATCH',
  path: '/api/blogs/:id',
  access: 'member',
  params: id,
  body: z.object({
    name: z.optional(shortLine('Name', 80)),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, 'Language is two letters'))),
    voice: z.optional(
      z.object({
        tone: z.enum(tones),
        /** Left out, it stays. */
        address_form: z.optional(z.enum(addressForms)),
        greeting: shortLine('Greeting', 160),
        sign_off: shortLine('Sign-off', 80),
      }),
    ),
    theme: z.optional(
      z.object({
        accent: z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Accent is a colour such as #c2410c')),
        placement: z.enum(placements),
      }),
    ),
    is_enabled: z.optional(z.boolean()),
  }),
  answer: blogAnswer,
  codes: ['not_found'],
});

/** Removes a blog with its posts, conversations, answers and links. */
export const deleteBlog = call({
  method: 'DELETE',
  path: '/api/blogs/:id',
  access: 'member',
  params: id,
  answer: deleted,
  reads: unread,
  codes: ['not_found'],
});

/** Looks for the tag, the file or the snippet on the blog. */
export const verifyBlog = call({
  method: 'POST',
  path: '/api/blogs/:id/verify',
  access: 'member',
  params: id,
  answer: blogAnswer,
  codes: ['not_found', 'not_verified', 'blog_claimed', 'blog_limit', 'subscription_required'],
});

/** Reads the blog again; while a reading is under way it goes on. */
export const readBlog = call({
  method: 'POST',
  path: '/api/blogs/:id/read',
  access: 'member',
  params: id,
  answer: blogAnswer,
  status: 202,
  codes: ['not_found', 'subscription_required'],
});

/** Posts of a blog, newest first; `next` is the next page's `after`, or null. */
export const listPosts = call({
  method: 'GET',
  path: '/api/blogs/:id/posts',
  access: 'member',
  params: id,
  query: z.object({
    q: z.optional(requiredText('q')),
    state: z.optional(z.enum(postStates)),
    after: z.optional(requiredText('after')),
  }),
  answer: z.object({ posts: z.array(postSummary), next: z.nullable(z.string()) }),
  codes: ['not_found'],
});

/** Has one address of the blog read, new or known; a plugin calls it after each save. */
export const addPost = call({
  method: 'POST',
  path: '/api/blogs/:id/posts',
  access: 'member',
  params: id,
  body: z.object({ url: requiredText('URL') }),
  answer: z.object({ post: postSummary }),
  status: 202,
  codes: ['not_found', 'invalid_url', 'subscription_required'],
});

export const getPost = call({
  method: 'GET',
  path: '/api/posts/:id',
  access: 'member',
  params: id,
  answer: z.object({ post }),
  codes: ['not_found'],
});

/** Switches the assistant on or off under one post. */
export const changePost = call({
  method: 'PATCH',
  path: '/api/posts/:id',
  access: 'member',
  params: id,
  body: z.object({ is_enabled: z.boolean() }),
  answer: z.object({ post }),
  codes: ['not_found'],
});

export type Blog = z.infer<typeof blog>;
export type Voice = z.infer<typeof voice>;
export type AddressForm = Voice['address_form'];
export type Theme = z.infer<typeof theme>;
export type Post = z.infer<typeof post>;
export type PostSummary = z.infer<typeof postSummary>;
export type PostProblem = z.infer<typeof postProblem>;
