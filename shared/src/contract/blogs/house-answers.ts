import * as v from 'valibot';
import { aboutPost } from './about-post';
import { inputObject } from '../parse';
import { deleted, unread } from '../answers';
import { question } from '../assistant/assistant';
import { call } from '../call';
import { bounded, present, requiredText, shownName, storable, integer } from '../fields';

/** An answer in the blogger's own words, for one post or, where `post_id` is null, for all. */
export const houseAnswer = v.object({
  id: v.string(),
  post_id: v.nullable(v.string()),
  question: v.string(),
  answer: v.string(),
});

const written = inputObject({
  post_id: v.nullable(v.pipe(v.string(), v.uuid())),
  question,
  answer: v.pipe(
    v.string('Answer is required'),
    bounded('Answer', 1_000),
    v.trim(),
    present('Answer is required'),
    storable('Answer'),
  ),
});

/** A link that is shown where an answer mentions one of its keywords. */
export const affiliateLink = v.object({
  id: v.string(),
  keywords: v.array(v.string()),
  label: v.string(),
  url: v.string(),
  is_active: v.boolean(),
  clicks: integer,
});

const writtenLink = inputObject({
  keywords: v.pipe(v.array(requiredText('Keyword')), v.minLength(1), v.maxLength(20)),
  label: v.pipe(shownName('Label'), present('Label is required')),
  url: v.pipe(
    v.string('URL is required'),
    bounded('URL', 2_048),
    v.trim(),
    v.regex(/^https?:\/\//, 'URL starts with https://'),
    storable('URL'),
  ),
  is_active: v.boolean(),
});

const ofBlog = { id: 'uuid' } as const;
const oneAnswer = { id: 'uuid', answerId: 'uuid' } as const;
const oneLink = { id: 'uuid', linkId: 'uuid' } as const;

export const listHouseAnswers = call({
  method: 'GET',
  path: '/api/blogs/:id/answers',
  access: 'member',
  params: ofBlog,
  answer: v.object({ answers: v.array(houseAnswer) }),
  codes: ['not_found'],
});

export const addHouseAnswer = call({
  method: 'POST',
  path: '/api/blogs/:id/answers',
  access: 'member',
  params: ofBlog,
  body: written,
  answer: v.object({ answer: houseAnswer }),
  reads: unread,
  status: 201,
  codes: ['not_found', 'answer_limit'],
});

export const changeHouseAnswer = call({
  method: 'PATCH',
  path: '/api/blogs/:id/answers/:answerId',
  access: 'member',
  params: oneAnswer,
  body: written,
  answer: v.object({ answer: houseAnswer }),
  reads: unread,
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
  answer: v.object({ links: v.array(affiliateLink) }),
  codes: ['not_found'],
});

export const addLink = call({
  method: 'POST',
  path: '/api/blogs/:id/links',
  access: 'member',
  params: ofBlog,
  body: writtenLink,
  answer: v.object({ link: affiliateLink }),
  reads: unread,
  status: 201,
  codes: ['not_found', 'link_limit'],
});

export const changeLink = call({
  method: 'PATCH',
  path: '/api/blogs/:id/links/:linkId',
  access: 'member',
  params: oneLink,
  body: writtenLink,
  answer: v.object({ link: affiliateLink }),
  reads: unread,
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
  body: v.pick(writtenLink, ['keywords']),
  answer: v.object({
    /** How many answers were looked at. */
    answers: integer,
    /** Under how many of them it would have stood. */
    shown: integer,
    /** Where most, ten at most. */
    posts: v.array(v.object({ post: aboutPost, shown: integer })),
  }),
  codes: ['not_found'],
});

export type HouseAnswer = v.InferOutput<typeof houseAnswer>;
export type AffiliateLink = v.InferOutput<typeof affiliateLink>;
