import * as v from 'valibot';
import { inputObject } from '../parse';
import { done } from '../answers';
import { addressForms, theme } from '../blogs/blog';
import { call } from '../call';
import { bounded, present, requiredText, storable, integer } from '../fields';
import { problemBody } from '../problem';

/**
 * Where an answer comes from: the post, the blogger's own answer, general cooking knowledge, or a
 * kind refusal.
 */
export const tiers = ['post', 'house', 'general', 'refusal'] as const;

export const sourceKinds = ['ingredient', 'step', 'note', 'body', 'house', 'kitchen'] as const;

/** What an answer rests on; `number` counts ingredients and steps from 1. */
export const source = v.object({
  kind: v.picklist(sourceKinds),
  number: v.nullable(integer),
  /** The post's own words, or the name of the cited table. */
  quote: v.string(),
  /** Of the post, or of the table's publisher; null where there is none. */
  url: v.nullable(v.string()),
  /** The answer does not rest on it, but it speaks of more of what was asked; false where left out. */
  is_nearby: v.optional(v.boolean()),
});

export const relatedPost = v.object({
  title: v.string(),
  url: v.string(),
  image: v.nullable(v.string()),
});

/** An affiliate link; the address counts the click and leads on. */
export const answerLink = v.object({ label: v.string(), url: v.string() });

/** An answer for a reader. */
export const assistantAnswer = v.object({
  message_id: v.string(),
  conversation_id: v.string(),
  /** Plain text; lines are separated by a line feed. */
  text: v.string(),
  tier: v.picklist(tiers),
  language: v.string(),
  sources: v.array(source),
  related: v.array(relatedPost),
  links: v.array(answerLink),
});

/** The longest question, in code points. */
export const maxQuestionLength = 500;

export const question = v.pipe(
  v.string('Question is required'),
  bounded('Question', maxQuestionLength),
  v.trim(),
  present('Question is required'),
  storable('Question'),
);

/** The address of a post, as a browser or WordPress has it. */
const postUrl = v.pipe(
  v.string('URL is required'),
  bounded('URL', 2_048),
  v.trim(),
  present('URL is required'),
  storable('URL'),
);

/** The key of the landing page's own assistant; it works on the product's own origin only. */
export const demoKey = 'demo';

/** How a key's widget looks and what its button says; null where the key serves nobody. */
export const widgetLooks = call({
  method: 'GET',
  path: '/api/v1/assistant/looks/:key',
  access: 'open',
  params: { key: 'text' },
  query: v.object({
    /** Of the page that the widget is for: a member can have several blogs. */
    origin: v.optional(requiredText('origin')),
  }),
  answer: v.object({
    looks: v.nullable(
      v.object({
        ...theme.entries,
        name: v.string(),
        language: v.nullable(v.string()),
        /** Left out by the release before, which knows the informal one only. */
        address_form: v.optional(v.picklist(addressForms)),
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
  body: inputObject({ key: requiredText('Key'), url: postUrl }),
  answer: done,
  status: 202,
  codes: ['key_not_valid', 'domain_not_allowed'],
});

/** Opens a session for one post; the request's `Origin` must be a verified domain of the key. */
export const openAssistant = call({
  method: 'POST',
  path: '/api/v1/assistant/sessions',
  access: 'open',
  body: inputObject({
    key: requiredText('Key'),
    url: postUrl,
    /** Of the reader's browser, such as `de-AT`. */
    language: v.optional(requiredText('Language')),
  }),
  answer: v.object({
    /** Bound to key, origin and post. */
    token: v.string(),
    /** Seconds. */
    expires_in: integer,
    post: v.nullable(
      v.object({
        title: v.string(),
        /** For the scroll to a source, in the post's order. */
        ingredients: v.array(v.string()),
        steps: v.array(v.string()),
        /** How many it serves as written; null where the post does not say. */
        servings: v.nullable(v.number()),
      }),
    ),
    assistant: v.object({
      name: v.string(),
      greeting: v.string(),
      suggestions: v.array(v.string()),
      language: v.string(),
      /** Says that an AI answers and what is kept (EU AI Act, article 50); empty where nothing is. */
      notice: v.string(),
    }),
  }),
  status: 201,
  codes: ['key_not_valid', 'domain_not_allowed', 'post_unknown', 'blog_busy'],
});

/**
 * What a streamed answer comes as, in this order; each event's data are fields of the answer. `error`
 * ends it instead of `done`. What a client does not know it ignores.
 */
export const assistantEvents = {
  start: v.pick(assistantAnswer, ['message_id', 'conversation_id', 'language']),
  /** The next part of the text; where it replaces, all text before it is taken back. */
  delta: v.object({ text: assistantAnswer.entries.text, replaces: v.boolean() }),
  sources: v.pick(assistantAnswer, ['sources']),
  related: v.pick(assistantAnswer, ['related']),
  links: v.pick(assistantAnswer, ['links']),
  done: v.pick(assistantAnswer, ['tier']),
  error: problemBody,
};

/** Answers a question, as JSON or as `assistantEvents`. */
export const askAssistant = call({
  method: 'POST',
  path: '/api/v1/assistant/messages',
  access: 'reader',
  body: inputObject({ question, conversation_id: v.optional(v.pipe(v.string(), v.uuid())) }),
  answer: assistantAnswer,
  streams: true,
  codes: ['session_expired', 'key_not_valid', 'domain_not_allowed', 'not_found', 'blog_busy'],
});

/** Says whether an answer of the same session helped; null takes back what was said. */
export const rateAnswer = call({
  method: 'POST',
  path: '/api/v1/assistant/feedback',
  access: 'reader',
  body: inputObject({
    message_id: v.pipe(v.string(), v.uuid()),
    is_helpful: v.nullable(v.boolean()),
  }),
  answer: done,
  codes: ['session_expired', 'not_found'],
});

/** Counts that a reader went on to a related post of an answer, in the same session. */
export const followRelated = call({
  method: 'POST',
  path: '/api/v1/assistant/related',
  access: 'reader',
  body: inputObject({ message_id: v.pipe(v.string(), v.uuid()) }),
  answer: done,
  codes: ['session_expired', 'not_found'],
});

/** Counts a press on an affiliate link, and leads on to it. */
export const followLink = call({
  method: 'GET',
  path: '/api/v1/assistant/out/:linkId',
  access: 'open',
  params: { linkId: 'uuid' },
  query: v.object({
    /** The post that it was shown under; what is none is left out, so that no reader is held up. */
    post: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  }),
  answer: 'redirect',
  status: 302,
  codes: ['not_found'],
});

export type Tier = (typeof tiers)[number];
export type Source = v.InferOutput<typeof source>;
export type RelatedPost = v.InferOutput<typeof relatedPost>;
export type AnswerLink = v.InferOutput<typeof answerLink>;
export type AssistantAnswer = v.InferOutput<typeof assistantAnswer>;

type EventNames = keyof typeof assistantEvents;

/** One event of a streamed answer. */
export type AssistantEvent = {
  [Name in EventNames]: { event: Name; data: v.InferOutput<(typeof assistantEvents)[Name]> };
}[EventNames];
