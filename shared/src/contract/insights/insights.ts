import * as v from 'valibot';
import { answerTrace } from '../assistant/answer-trace';
import { inputObject } from '../parse';
import { assistantAnswer, question, source, tiers } from '../assistant/assistant';
import { call } from '../call';
import { bounded, integer, present, requiredText, seconds, storable } from '../fields';
import { aboutPost } from '../blogs/about-post';
import { insightSentence } from './insight-sentence';

/** The spans that insights can be asked for, in days that end now. */
export const insightDays = ['7', '30', '90'] as const;

/** The fewest visitors behind a question that a blogger is shown, so that nobody is recognized. */
export const fewestVisitors = 3;

/** Questions of readers that mean the same, from `fewestVisitors` visitors on. */
const askedQuestion = v.object({
  /** Of the group, for a link to it. */
  id: v.string(),
  /** A reader's own words, the ones nearest to all others. */
  question: v.string(),
  post: v.nullable(aboutPost),
  visitors: integer,
  times: integer,
  /** How often the assistant had no answer at all. */
  unanswered: integer,
  /** How often the post lacked it, and general cooking knowledge answered. */
  general: integer,
  helpful: integer,
  unhelpful: integer,
});

const sums = {
  questions: integer,
  visitors: integer,
  conversations: integer,
  answered: integer,
  unanswered: integer,
  /** Of those that were answered: from general cooking knowledge, since the post lacks it. */
  general: integer,
  helpful: integer,
  unhelpful: integer,
};

/** How one post fares, and its rank by questions. */
const postPerformance = v.object({
  post: aboutPost,
  questions: integer,
  visitors: integer,
  unanswered: integer,
  general: integer,
  helpful: integer,
  unhelpful: integer,
  related_clicks: integer,
  link_clicks: integer,
});

/** What the Pro plan adds (Analytics+, engagement, traffic, recipe performance). */
const proInsights = v.object({
  /** Groups that the post lacks and no house answer covers, most visitors first. */
  unanswered: v.array(askedQuestion),
  /** Groups whose answers did not help at least as often as they did. */
  unhelpful: v.array(askedQuestion),
  languages: v.array(v.object({ language: v.string(), questions: integer })),
  /** Every day of the span, oldest first; `day` is its first second, UTC. */
  days: v.array(v.object({ day: seconds, questions: integer, visitors: integer })),
  /** Questions on each day of the span before, oldest first: as many numbers as `days` has. */
  days_before: v.array(integer),
  /** Posts that came in the span, once the blog had been read; oldest first, `day` as above. */
  new_posts: v.array(v.object({ day: seconds, post: aboutPost })),
  /** Questions by hour of the day, UTC: 24 numbers. */
  hours: v.array(integer),
  posts: v.array(postPerformance),
  related_clicks: integer,
  links: v.array(v.object({ id: v.string(), label: v.string(), shown: integer, clicks: integer })),
});

/** What a blog's readers asked. */
export const insights = v.object({
  /** Seconds; `until` is when it was asked. */
  since: seconds,
  until: seconds,
  /** Whether a simulated month of a demo blog is in it. */
  is_demo: v.boolean(),
  sentences: v.array(insightSentence),
  totals: v.object(sums),
  /** The same of the span before, for comparison. */
  before: v.object(sums),
  top: v.array(askedQuestion),
  /** How many groups the posts lack, and by how many readers they were asked; in every plan. */
  gaps: v.object({ questions: integer, readers: integer }),
  /** Null in the Basic plan. */
  pro: v.nullable(proInsights),
});

const ofBlog = { id: 'uuid' } as const;

/** Of one blog, or of one of its posts; needs no live subscription, so that nothing kept is hidden. */
export const getInsights = call({
  method: 'GET',
  path: '/api/blogs/:id/insights',
  access: 'member',
  params: ofBlog,
  query: v.object({
    days: v.optional(v.picklist(insightDays)),
    post_id: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  answer: v.object({ insights }),
  codes: ['not_found'],
});

/** A reader's questions with their answers; names, addresses and numbers were taken out. */
const conversation = v.object({
  id: v.string(),
  post: v.nullable(aboutPost),
  started_at: seconds,
  messages: v.array(
    v.object({
      id: v.string(),
      question: v.string(),
      answer: v.string(),
      /** What the assistant took the question for, such as `substitution`. */
      intent: v.string(),
      tier: v.picklist(tiers),
      language: v.string(),
      /** Why it answered so. */
      sources: v.array(source),
      is_unanswered: v.boolean(),
      is_helpful: v.nullable(v.boolean()),
      asked_at: seconds,
      /** Null where none was kept; a screen reads one that it does not know as none. */
      trace: v.fallback(v.nullable(answerTrace), null),
    }),
  ),
});

/** Which conversations of a list are wanted: those with a question without an answer, or a bad answer. */
export const conversationFilters = ['unanswered', 'unhelpful'] as const;

/** Characters of words that conversations are searched for. */
export const maxSearchLength = 100;

/** Newest first, of the last 30 days; `next` is the next page's `after`, or null. */
export const listConversations = call({
  method: 'GET',
  path: '/api/blogs/:id/conversations',
  access: 'member',
  params: ofBlog,
  query: v.object({
    after: v.optional(requiredText('after')),
    post_id: v.optional(v.pipe(v.string(), v.uuid())),
    only: v.optional(v.picklist(conversationFilters)),
    /** Words of a question, as they stand there. */
    q: v.optional(
      v.pipe(
        v.string(),
        bounded('Search', maxSearchLength),
        v.trim(),
        present('Search is required'),
        storable('Search'),
      ),
    ),
  }),
  answer: v.object({
    conversations: v.array(conversation),
    next: v.nullable(v.string()),
    /** Posts that were asked about in these days, most asked first, 100 at most. */
    posts: v.array(aboutPost),
  }),
  codes: ['not_found'],
});

/**
 * Answers the blogger as a reader would be answered, before the blog is verified too. Nothing is kept
 * or counted but the memory of the conversation, for an hour.
 */
export const tryAssistant = call({
  method: 'POST',
  path: '/api/blogs/:id/try',
  access: 'member',
  params: ofBlog,
  body: inputObject({
    post_id: v.pipe(v.string(), v.uuid()),
    question,
    conversation_id: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  answer: assistantAnswer,
  codes: ['not_found', 'subscription_required'],
});

export type Insights = v.InferOutput<typeof insights>;
export type ProInsights = v.InferOutput<typeof proInsights>;
export type AskedQuestion = v.InferOutput<typeof askedQuestion>;
export type InsightSentence = v.InferOutput<typeof insightSentence>;
export type Conversation = v.InferOutput<typeof conversation>;
