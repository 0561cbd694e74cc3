import * as z from 'zod/mini';
import { assistantAnswer, question, source, tiers } from './assistant';
import { call } from './call';
import { requiredText, seconds } from './fields';
import { aboutPost } from './house-answers';

/** The spans that insights can be asked for, in days that end now. */
export const insightDays = ['7', '30', '90'] as const;

/** The fewest visitors behind a question that a blogger is shown, so that nobody is recognised. */
export const fewestVisitors = 3;

/** Questions of readers that mean the same, from `fewestVisitors` visitors on. */
const askedQuestion = z.object({
  /** Of the group, for a link to it. */
  id: z.string(),
  /** A reader's own words, the ones nearest to all others. */
  question: z.string(),
  post: z.nullable(aboutPost),
  visitors: z.int(),
  times: z.int(),
  /** How often the assistant had no answer. */
  unanswered: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
});

/** What a blogger should know first, as a sentence; the numbers in it are those of the answer. */
const insightSentence = z.object({
  kind: z.enum([
    'busy',
    'quiet',
    'top',
    'gap',
    'helpful',
    'unhelpful',
    'language',
    'hour',
    'links',
  ]),
  text: z.string(),
  post: z.nullable(aboutPost),
  /** The reader's question that it is about; a house answer can begin with it. */
  question: z.nullable(z.string()),
});

const sums = {
  questions: z.int(),
  visitors: z.int(),
  conversations: z.int(),
  answered: z.int(),
  unanswered: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
};

/** How one post fares, and its rank by questions. */
const postPerformance = z.object({
  post: aboutPost,
  questions: z.int(),
  visitors: z.int(),
  unanswered: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
  related_clicks: z.int(),
  link_clicks: z.int(),
});

/** What the Pro plan adds (Analytics+, engagement, traffic, recipe performance). */
const proInsights = z.object({
  /** Groups that the assistant could not answer, most visitors first. */
  unanswered: z.array(askedQuestion),
  languages: z.array(z.object({ language: z.string(), questions: z.int() })),
  /** Every day of the span, oldest first; `day` is its first second, UTC. */
  days: z.array(z.object({ day: seconds, questions: z.int(), visitors: z.int() })),
  /** Questions by hour of the day, UTC: 24 numbers. */
  hours: z.array(z.int()),
  posts: z.array(postPerformance),
  related_clicks: z.int(),
  links: z.array(z.object({ id: z.string(), label: z.string(), shown: z.int(), clicks: z.int() })),
});

/** What a blog's readers asked. */
export const insights = z.object({
  /** Seconds; `until` is when it was asked. */
  since: seconds,
  until: seconds,
  /** Whether a simulated month of a demo blog is in it. */
  is_demo: z.boolean(),
  sentences: z.array(insightSentence),
  totals: z.object(sums),
  /** The same of the span before, for comparison. */
  before: z.object(sums),
  top: z.array(askedQuestion),
  /** Null in the Basic plan. */
  pro: z.nullable(proInsights),
});

const ofBlog = { id: 'uuid' } as const;

/** Of one blog, or of one of its posts; needs no live subscription, so that nothing kept is hidden. */
export const getInsights = call({
  method: 'GET',
  path: '/api/blogs/:id/insights',
  access: 'member',
  params: ofBlog,
  query: z.object({
    days: z.optional(z.enum(insightDays)),
    post_id: z.optional(z.uuid()),
  }),
  answer: z.object({ insights }),
  codes: ['not_found'],
});

/** A reader's questions with their answers; names, addresses and numbers were taken out. */
const conversation = z.object({
  id: z.string(),
  post: z.nullable(aboutPost),
  started_at: seconds,
  messages: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string(),
      /** What the assistant took the question for, such as `substitution`. */
      intent: z.string(),
      tier: z.enum(tiers),
      language: z.string(),
      /** Why it answered so. */
      sources: z.array(source),
      is_unanswered: z.boolean(),
      is_helpful: z.nullable(z.boolean()),
      asked_at: seconds,
    }),
  ),
});

/** Newest first, of the last 30 days; `next` is the next page's `after`, or null. */
export const listConversations = call({
  method: 'GET',
  path: '/api/blogs/:id/conversations',
  access: 'member',
  params: ofBlog,
  query: z.object({
    after: z.optional(requiredText('after')),
    post_id: z.optional(z.uuid()),
  }),
  answer: z.object({ conversations: z.array(conversation), next: z.nullable(z.string()) }),
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
  body: z.object({
    post_id: z.uuid(),
    question,
    conversation_id: z.optional(z.uuid()),
  }),
  answer: assistantAnswer,
  codes: ['not_found', 'subscription_required'],
});

export type Insights = z.infer<typeof insights>;
export type ProInsights = z.infer<typeof proInsights>;
export type AskedQuestion = z.infer<typeof askedQuestion>;
export type InsightSentence = z.infer<typeof insightSentence>;
export type Conversation = z.infer<typeof conversation>;
