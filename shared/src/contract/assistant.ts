import * as z from 'zod/mini';
import { done } from './answers';
import { addressForms, theme } from './blog';
import { call } from './call';
import { bounded, present, requiredText, seconds, storable } from './fields';
import { problemBody } from './problem';

/**
 * Where an answer comes from: the post, the blogger's own answer, general cooking knowledge, or a
 * kind refusal.
 */
export const tiers = ['post', 'house', 'general', 'refusal'] as const;

export const sourceKinds = ['ingredient', 'step', 'note', 'body', 'house', 'kitchen'] as const;

/** What an answer rests on; `number` counts ingredients and steps from 1. */
export const source = z.object({
  kind: z.enum(sourceKinds),
  number: z.nullable(z.int()),
  /** The post's own words, or the name of the cited table. */
  quote: z.string(),
  /** Of the post, or of the table's publisher; null where there is none. */
  url: z.nullable(z.string()),
});

export const relatedPost = z.object({
  title: z.string(),
  url: z.string(),
  image: z.nullable(z.string()),
});

/** An affiliate link; the address counts the click and leads on. */
export const answerLink = z.object({ label: z.string(), url: z.string() });

/** An answer for a reader. */
export const assistantAnswer = z.object({
  message_id: z.string(),
  conversation_id: z.string(),
  /** Plain text; lines are separated by a line feed. */
  text: z.string(),
  tier: z.enum(tiers),
  language: z.string(),
  sources: z.array(source),
  related: z.array(relatedPost),
  links: z.array(answerLink),
});

/** The longest question, in UTF-16 units. */
export const maxQuestionLength = 500;

export const question = z
  .string('Question is required')
  .check(
    bounded('Question', maxQuestionLength),
    z.trim(),
    present('Question is required'),
    storable('Question'),
  );

/** The address of a post, as a browser or WordPress has it. */
const postUrl = z
  .string('URL is required')
  .check(bounded('URL', 2_048), z.trim(), present('URL is required'), storable('URL'));

/** The key of the landing page's own assistant; it works on the product's own origin only. */
export const demoKey = 'demo';

/** How a key's widget looks and what its button says; null where the key serves nobody. */
export const widgetLooks = call({
  method: 'GET',
  path: '/api/v1/assistant/looks/:key',
  access: 'open',
  params: { key: 'text' },
  query: z.object({
    /** Of the page that the widget is for: a member can have several blogs. */
    origin: z.optional(requiredText('origin')),
  }),
  answer: z.object({
    looks: z.nullable(
      z.extend(theme, {
        name: z.string(),
        language: z.nullable(z.string()),
        /** Left out by the release before, which knows the informal one only. */
        address_form: z.optional(z.enum(addressForms)),
      }),
    ),
  }),
  codes: ['not_found'],
});

/**
 * Asks for one post to be read again, new or known: what the plugin sends after each save. Anyone can
 * read a key in a blog's pages, so it does no more than bring the next reading forward.
 */
export const readPostAgain = call({
  method: 'POST',
  path: '/api/v1/assistant/posts',
  access: 'open',
  body: z.object({ key: requiredText('Key'), url: postUrl }),
  answer: done,
  status: 202,
  codes: ['key_not_valid', 'domain_not_allowed'],
});

/** Opens a session for one post; the request's `Origin` must be a verified domain of the key. */
export const openAssistant = call({
  method: 'POST',
  path: '/api/v1/assistant/sessions',
  access: 'open',
  body: z.object({
    key: requiredText('Key'),
    url: postUrl,
    /** Of the reader's browser, such as `de-AT`. */
    language: z.optional(requiredText('Language')),
  }),
  answer: z.object({
    /** Bound to key, origin and post. */
    token: z.string(),
    /** Seconds. */
    expires_in: z.int(),
    post: z.nullable(
      z.object({
        title: z.string(),
        /** For the scroll to a source, in the post's order. */
        ingredients: z.array(z.string()),
        steps: z.array(z.string()),
        /** How many it serves as written; null where the post does not say. */
        servings: z.nullable(z.number()),
      }),
    ),
    assistant: z.object({
      name: z.string(),
      greeting: z.string(),
      suggestions: z.array(z.string()),
      language: z.string(),
      /** Says that an AI answers and what is kept (EU AI Act, article 50); empty where nothing is. */
      notice: z.string(),
    }),
  }),
  status: 201,
  codes: ['key_not_valid', 'domain_not_allowed', 'post_unknown'],
});

const { shape } = assistantAnswer;

/**
 * What a streamed answer comes as, in this order; each event's data are fields of the answer. `error`
 * ends it instead of `done`. What a client does not know it ignores.
 */
export const assistantEvents = {
  start: z.pick(assistantAnswer, { message_id: true, conversation_id: true, language: true }),
  /** The next part of the text; where it replaces, all text before it is taken back. */
  delta: z.object({ text: shape.text, replaces: z.boolean() }),
  sources: z.pick(assistantAnswer, { sources: true }),
  related: z.pick(assistantAnswer, { related: true }),
  links: z.pick(assistantAnswer, { links: true }),
  done: z.pick(assistantAnswer, { tier: true }),
  error: problemBody,
};

/** Answers a question, as JSON or as `assistantEvents`. */
export const askAssistant = call({
  method: 'POST',
  path: '/api/v1/assistant/messages',
  access: 'open',
  body: z.object({ question, conversation_id: z.optional(z.uuid()) }),
  answer: assistantAnswer,
  streams: true,
  codes: ['session_expired', 'key_not_valid', 'domain_not_allowed', 'not_found'],
});

/** Says whether an answer of the same session helped; null takes back what was said. */
export const rateAnswer = call({
  method: 'POST',
  path: '/api/v1/assistant/feedback',
  access: 'open',
  body: z.object({ message_id: z.uuid(), is_helpful: z.nullable(z.boolean()) }),
  answer: done,
  codes: ['session_expired', 'not_found'],
});

/** Counts that a reader went on to a related post of an answer, in the same session. */
export const followRelated = call({
  method: 'POST',
  path: '/api/v1/assistant/related',
  access: 'open',
  body: z.object({ message_id: z.uuid() }),
  answer: done,
  codes: ['session_expired', 'not_found'],
});

/** Counts a press on an affiliate link, and leads on to it. */
export const followLink = call({
  method: 'GET',
  path: '/api/v1/assistant/out/:linkId',
  access: 'open',
  params: { linkId: 'uuid' },
  query: z.object({
    /** The post that it was shown under; what is none is left out, so that no reader is held up. */
    post: z.catch(z.optional(z.uuid()), undefined),
  }),
  answer: 'redirect',
  status: 302,
  codes: ['not_found'],
});

/** A question with its answer as they are kept, for the account's export. */
export const keptMessage = z.object({
  question: z.string(),
  answer: z.string(),
  tier: z.enum(tiers),
  created_at: seconds,
});

export type Tier = (typeof tiers)[number];
export type Source = z.infer<typeof source>;
export type RelatedPost = z.infer<typeof relatedPost>;
export type AnswerLink = z.infer<typeof answerLink>;
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

type EventNames = keyof typeof assistantEvents;

/** One event of a streamed answer. */
export type AssistantEvent = {
  [Name in EventNames]: { event: Name; data: z.infer<(typeof assistantEvents)[Name]> };
}[EventNames];
