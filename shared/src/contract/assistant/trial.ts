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
