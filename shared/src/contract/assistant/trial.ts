import * as v from 'valibot';
import { type AssistantAnswer, openAssistant } from './assistant';
import type { AddressForm, Blog } from '../blogs/blog';
import { call } from '../call';
import { requiredText } from '../fields';

const { post, assistant } = openAssistant.answer.entries;

/**
 * What the panel begins with under a post, as a reader's session would have it, for its blogger; the
 * blog need not be verified. The questions go to `tryAssistant`.
 */
export const openTrial = call({
  method: 'GET',
  path: '/api/posts/:id/trial',
  access: 'member',
  params: { id: 'uuid' },
  query: v.object({
    /** Of the blogger's browser, such as `de-AT`. */
    language: v.optional(requiredText('Language')),
  }),
  answer: v.object({ post, assistant }),
  codes: ['not_found', 'not_ready', 'subscription_required'],
});

const byTone = v.object({ warm: v.string(), plain: v.string(), playful: v.string() });

/** A question that a post answers, as its assistant would in each voice; null where it answers none. */
export const getSampleExchange = call({
  method: 'GET',
  path: '/api/posts/:id/sample',
  access: 'member',
  params: { id: 'uuid' },
  answer: v.object({
    exchange: v.nullable(
      v.object({
        question: v.string(),
        /** By form of address. */
        answers: v.object({ informal: byTone, formal: byTone }),
        /** Of the post, such as `de`. */
        language: v.string(),
        /** The sentence that it is from. */
        quote: v.nullable(v.string()),
      }),
    ),
  }),
  codes: openTrial.codes,
});

export type SampleExchange = v.InferOutput<typeof getSampleExchange.answer>['exchange'];

export type TrialOpening = v.InferOutput<typeof openTrial.answer>;

/**
 * What stands as `cpal` on the element that has `data-cpal`, for a page of the product itself: the
 * panel then looks and answers as it says, and makes no reader's call.
 */
export interface Trial {
  looks: Pick<Blog, 'name' | 'language'> & { accent: string; address_form: AddressForm };
  open: () => Promise<TrialOpening>;
  ask: (question: string) => Promise<AssistantAnswer>;
}
