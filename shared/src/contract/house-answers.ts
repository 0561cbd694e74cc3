import * as z from 'zod/mini';
import { deleted, unread } from './answers';
import { question } from './assistant';
import { call } from './call';
import { bounded, present, requiredText, shownName, storable } from './fields';

/** An answer in the blogger's own words, for one post or, where `post_id` is null, for all. */
export const houseAnswer = z.object({
  id: z.string(),
  post_id: z.nullable(z.string()),
  question: z.string(),
  answer: z.string(),
});

const written = z.object({
  post_id: z.nullable(z.uuid()),
  question,
  answer: z
    .string('Answer is required')
    .check(bounded('Answer', 1_000), z.trim(), present('Answer is required'), storable('Answer')),
});

/** A link that is shown where an answer mentions one of its keywords. */
export const affiliateLink = z.object({
  id: z.string(),
  keywords: z.array(z.string()),
  label: z.string(),
  url: z.string(),
  is_active: z.boolean(),
  clicks: z.int(),
});

const writtenLink = z.object({
  keywords: z.array(requiredText('Keyword')).check(z.minLength(1), z.maxLength(20)),
  label: shownName('Label').check(present('Label is required')),
  url: z
    .string('URL is required')
    .check(
      bounded('URL', 2_048),
      z.trim(),
      z.regex(/^https?:\/\//, 'URL starts with https://'),
      storable('URL'),
    ),
  is_active: z.boolean(),
});

/** Which post something is about. */
export const aboutPost = z.object({ id: z.string(), title: z.string(), url: z.string() });

const ofBlog = { id: 'uuid' } as const;
const oneAnswer = { id: 'uuid', answerId: 'uuid' } as const;
const oneLink = { id: 'uuid', linkId: 'uuid' } as const;

export const listHouseAnswers = call({
  method: 'GET',
  path: '/api/blogs/:id/answers',
  access: 'member',
  params: ofBlog,
  answer: z.object({ answers: z.array(houseAnswer) }),
  codes: ['not_found'],
});

export const addHouseAnswer = call({
  method: 'POST',
  path: '/api/blogs/:id/answers',
  access: 'member',
  params: ofBlog,
  body: written,
  answer: z.object({ answer: houseAnswer }),
  status: 201,
  codes: ['not_found', 'answer_limit'],
});

export const changeHouseAnswer = call({
  method: 'PATCH',
  path: '/api/blogs/:id/answers/:answerId',
  access: 'member',
  params: oneAnswer,
  body: written,
  answer: z.object({ answer: houseAnswer }),
  codes: ['not_found'],
});

export const deleteHouseAnswer = call({
  method: 'DELETE',
  path: '/api/blogs/:id/answers/:answerId',
  access: 'member',
  params: oneAnswer,
  answer: deleted,
  reads: unread,
  codes: ['not_found'],
});

export const listLinks = call({
  method: 'GET',
  path: '/api/blogs/:id/links',
  access: 'member',
  params: ofBlog,
  answer: z.object({ links: z.array(affiliateLink) }),
  codes: ['not_found'],
});

export const addLink = call({
  method: 'POST',
  path: '/api/blogs/:id/links',
  access: 'member',
  params: ofBlog,
  body: writtenLink,
  answer: z.object({ link: affiliateLink }),
  status: 201,
  codes: ['not_found', 'link_limit'],
});

export const changeLink = call({
  method: 'PATCH',
  path: '/api/blogs/:id/links/:linkId',
  access: 'member',
  params: oneLink,
  body: writtenLink,
  answer: z.object({ link: affiliateLink }),
  codes: ['not_found'],
});

export const deleteLink = call({
  method: 'DELETE',
  path: '/api/blogs/:id/links/:linkId',
  access: 'member',
  params: oneLink,
  answer: deleted,
  reads: unread,
  codes: ['not_found'],
});

/**
 * Where a link with these keywords would have shown in the last 30 days: of the newest answers, 2,000 at
 * most, those whose words have a keyword. Other links beside it are not thought of.
 */
export const previewLink = call({
  method: 'POST',
  path: '/api/blogs/:id/links/preview',
  access: 'member',
  params: ofBlog,
  body: z.pick(writtenLink, { keywords: true }),
  answer: z.object({
    /** How many answers were looked at. */
    answers: z.int(),
    /** Under how many of them it would have stood. */
    shown: z.int(),
    /** Where most, ten at most. */
    posts: z.array(z.object({ post: aboutPost, shown: z.int() })),
  }),
  codes: ['not_found'],
});

export type HouseAnswer = z.infer<typeof houseAnswer>;
export type AffiliateLink = z.infer<typeof affiliateLink>;
