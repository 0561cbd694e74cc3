import * as v from 'valibot';
import { inputObject } from '../parse';
import { deleted, unread } from '../answers';
import { call } from '../call';
import { hexColor, integer, languageCode, requiredText, seconds, shortLine } from '../fields';
import { connection } from './connection-state';
import { picture } from './picture';
import { recipe } from './recipe';
import { blogSystems } from './systems';

export const tones = ['warm', 'plain', 'playful'] as const;
/** How readers are addressed, where a language has two forms: du or Sie, tu or vous. */
export const addressForms = ['informal', 'formal'] as const;
export const placements = ['recipe', 'corner'] as const;
export const claimProblems = ['proof_missing', 'proof_gone', 'taken_over'] as const;
export const postStates = ['waiting', 'ready', 'problem'] as const;

/** How the assistant speaks; the greeting and the sign-off may be empty. */
export const voice = v.object({
  tone: v.picklist(tones),
  address_form: v.picklist(addressForms),
  greeting: v.string(),
  sign_off: v.string(),
});

/** How the widget looks: the accent as `#rrggbb`, the button under the recipe or in a corner. */
export const theme = v.object({ accent: v.string(), placement: v.picklist(placements) });

/** What proves that a blog is its member's: any one of the three. */
const verification = v.object({
  meta_tag: v.string(),
  file_url: v.string(),
  file_body: v.string(),
});

/** Why a blog, a post or a part of it could not be read, in a blogger's words. */
export const postProblem = v.object({ code: v.string(), message: v.string() });

/** A blog of a member. */
export const blog = v.object({
  id: v.string(),
  url: v.string(),
  domain: v.string(),
  /** `/` where the whole domain is the blog's, else what its addresses begin with, such as `/blog/`. */
  path: v.optional(v.string(), '/'),
  name: v.string(),
  status: v.picklist(['unverified', 'verified']),
  /** What is wrong with the proof: missing for some nights, or why the blog is no longer verified. */
  claim_problem: v.optional(v.nullable(v.picklist(claimProblems)), null),
  verification,
  /** Null before a plugin began to connect, and once the blog is verified. */
  connection: v.optional(v.nullable(connection), null),
  /** As it was found when the blog was added; null where it was not. */
  system: v.optional(v.nullable(v.picklist(blogSystems)), null),
  /** Of the blog's posts, such as `en`; null before the first post was read. */
  language: v.nullable(v.string()),
  voice,
  theme,
  is_enabled: v.boolean(),
  /** When a reader's page first and last opened the assistant there, to ten minutes; null before. */
  first_seen_live_at: v.nullable(seconds),
  seen_live_at: v.nullable(seconds),
  posts: v.object({ total: integer, ready: integer, problems: integer }),
  /** While it is being read. */
  reading: v.nullable(v.object({ started_at: seconds, done: integer, total: integer })),
  /** Why its list of posts could not be read the last time; null where it could. */
  problem: v.nullable(postProblem),
  created_at: seconds,
});

/** A post of a blog, in a list. */
export const postSummary = v.object({
  id: v.string(),
  url: v.string(),
  title: v.string(),
  image: v.nullable(v.string()),
  picture,
  state: v.picklist(postStates),
  problems: v.array(postProblem),
  is_enabled: v.boolean(),
  /** Null before its first reading. */
  read_at: v.nullable(seconds),
  /** What readers asked under it in the last 30 days; where a post or a list of them is read. */
  questions: v.optional(integer),
});

/** A post with all that the assistant knows of it. */
export const post = v.object({
  ...postSummary.entries,
  language: v.nullable(v.string()),
  recipe: v.nullable(recipe),
  /** What stands around the recipe, by heading. */
  passages: v.array(v.object({ heading: v.nullable(v.string()), text: v.string() })),
});

const id = { id: 'uuid' } as const;
/** One blog, as it is after the call. */
export const blogAnswer = v.object({ blog });

/** All blogs of the member, oldest first. */
export const listBlogs = call({
  method: 'GET',
  path: '/api/blogs',
  access: 'member',
  answer: v.object({ blogs: v.array(blog) }),
  codes: [],
});

export const getBlog = call({
  method: 'GET',
  path: '/api/blogs/:id',
  access: 'member',
  params: id,
  answer: blogAnswer,
  codes: ['not_found'],
});

/** Changes what is sent of a blog. */
export const changeBlog = call({
  method: 'PATCH',
  path: '/api/blogs/:id',
  access: 'member',
  params: id,
  body: inputObject({
    name: v.optional(shortLine('Name', 80)),
    language: v.optional(languageCode),
    voice: v.optional(
      inputObject({
        tone: v.picklist(tones),
        /** Left out, it stays. */
        address_form: v.optional(v.picklist(addressForms)),
        greeting: shortLine('Greeting', 160),
        sign_off: shortLine('Sign-off', 80),
      }),
    ),
    theme: v.optional(
      inputObject({
        accent: hexColor,
        placement: v.picklist(placements),
      }),
    ),
    is_enabled: v.optional(v.boolean()),
  }),
  answer: blogAnswer,
  reads: unread,
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
  reads: unread,
  codes: [
    'not_found',
    'not_verified',
    'reader_turned_away',
    'blog_claimed',
    'blog_limit',
    'subscription_required',
  ],
});

/** Reads the blog again; while a reading is under way it goes on. */
export const readBlog = call({
  method: 'POST',
  path: '/api/blogs/:id/read',
  access: 'member',
  params: id,
  answer: blogAnswer,
  reads: unread,
  status: 202,
  codes: ['not_found', 'subscription_required'],
});

/** Posts of a blog, newest first; `next` is the next page's `after`, or null. Of `attention` are those with a problem. */
export const listPosts = call({
  method: 'GET',
  path: '/api/blogs/:id/posts',
  access: 'member',
  params: id,
  query: v.object({
    q: v.optional(requiredText('q')),
    state: v.optional(v.picklist([...postStates, 'attention'])),
    after: v.optional(requiredText('after')),
  }),
  answer: v.object({ posts: v.array(postSummary), next: v.nullable(v.string()) }),
  codes: ['not_found'],
});

/** Has one address of the blog read, new or known; a plugin calls it after each save. */
export const addPost = call({
  method: 'POST',
  path: '/api/blogs/:id/posts',
  access: 'member',
  params: id,
  body: inputObject({ url: requiredText('URL') }),
  answer: v.object({ post: postSummary }),
  reads: unread,
  status: 202,
  codes: ['not_found', 'invalid_url', 'subscription_required'],
});

export const getPost = call({
  method: 'GET',
  path: '/api/posts/:id',
  access: 'member',
  params: id,
  answer: v.object({ post }),
  codes: ['not_found'],
});

/** Switches the assistant on or off under one post. */
export const changePost = call({
  method: 'PATCH',
  path: '/api/posts/:id',
  access: 'member',
  params: id,
  body: inputObject({ is_enabled: v.boolean() }),
  answer: v.object({ post }),
  reads: unread,
  codes: ['not_found'],
});

export type Blog = v.InferOutput<typeof blog>;
export type Voice = v.InferOutput<typeof voice>;
export type AddressForm = Voice['address_form'];
export type Theme = v.InferOutput<typeof theme>;
export type Post = v.InferOutput<typeof post>;
export type PostSummary = v.InferOutput<typeof postSummary>;
export type PostProblem = v.InferOutput<typeof postProblem>;
