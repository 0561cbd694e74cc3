import * as z from 'zod/mini';
import { unread } from './answers';
import { type BodyOf, call } from './call';
import { cents, requiredText, seconds } from './fields';
import { providerCodes } from './codes';

/** The specification names no `cancel_…` field: an answer without them renews. */
export const subscription = z.object({
  status: z.string(),
  current_period_end: seconds,
  plan: z.object({ name: z.string(), amount: cents, interval: z.string() }),
  cancel_at: z.prefault(z.nullable(seconds), null),
  cancel_at_period_end: z.prefault(z.boolean(), false),
});

/** An empty object means no subscription. */
export const subscriptionAnswer = z.union([subscription, z.strictObject({})]);

export const showSubscription = call({
  method: 'GET',
  path: '/api/billing/subscription',
  access: 'member',
  answer: subscriptionAnswer,
  codes: [],
});

/** Lets the subscription run out at the end of what is paid. */
export const cancelSubscription = call({
  method: 'POST',
  path: '/api/billing/subscription/cancel',
  access: 'member',
  answer: subscription,
  reads: unread,
  codes: ['not_found', ...providerCodes],
});

/** Takes a cancellation back. */
export const resumeSubscription = call({
  method: 'POST',
  path: '/api/billing/subscription/resume',
  access: 'member',
  answer: subscription,
  reads: unread,
  codes: ['not_found', ...providerCodes],
});

const planChange = z.object({ priceId: requiredText('Price id') });

export const planChangePreview = z.object({
  /** A credit for unused time is negative. */
  amount_due: cents,
  /** Three letters in lower case, such as `usd`. */
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: cents })),
  /** The moment from which the new plan would count. */
  proration_date: seconds,
});

/** What moving to another price would cost immediately; nothing is changed by asking. */
export const previewPlanChange = call({
  method: 'POST',
  path: '/api/billing/subscription/preview',
  access: 'member',
  body: planChange,
  answer: planChangePreview,
  codes: [
    'not_found',
    'unknown_price',
    'payment_overdue',
    'billing_address_required',
    ...providerCodes,
  ],
});

/**
 * Moves the subscription to another price, which may charge the default card; with the preview's
 * `proration_date` it costs what was shown.
 */
export const changePlan = call({
  method: 'PUT',
  path: '/api/billing/subscription',
  access: 'member',
  body: z.extend(planChange, { proration_date: z.nullish(seconds) }),
  answer: subscription,
  reads: unread,
  codes: [
    'not_found',
    'unknown_price',
    'payment_overdue',
    'preview_expired',
    'billing_address_required',
    'card_declined',
    'authentication_required',
    ...providerCodes,
  ],
});

export type ChangePlan = BodyOf<typeof changePlan>;
export type PlanChangePreview = z.infer<typeof planChangePreview>;
export type Subscription = z.infer<typeof subscription>;
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;
