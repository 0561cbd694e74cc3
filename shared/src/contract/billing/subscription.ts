import * as v from 'valibot';
import { inputObject } from '../parse';
import { empty, unread } from '../answers';
import { type BodyOf, call } from '../call';
import { cents, requiredText, seconds } from '../fields';
import { providerCodes } from '../codes';

/** The specification names no `cancel_…` field: an answer without them renews. */
export const subscription = v.object({
  status: v.string(),
  current_period_end: seconds,
  plan: v.object({ name: v.string(), amount: cents, interval: v.string() }),
  cancel_at: v.optional(v.nullable(seconds), null),
  cancel_at_period_end: v.optional(v.boolean(), false),
});

/** An empty object means no subscription. */
export const subscriptionAnswer = v.union([subscription, empty]);

export const showSubscription = call({
  method: 'GET',
  path: '/api/billing/subscription',
  access: 'member',
  answer: subscriptionAnswer,
  codes: [],
});

/** Why somebody cancels, as Stripe counts it. */
export const cancelReasons = [
  'too_expensive',
  'missing_features',
  'unused',
  'too_complex',
  'low_quality',
  'switched_service',
  'other',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** Lets the subscription run out at the end of what is paid; nobody has to say why. */
export const cancelSubscription = call({
  method: 'POST',
  path: '/api/billing/subscription/cancel',
  access: 'member',
  body: v.nullish(inputObject({ reason: v.optional(v.picklist(cancelReasons)) })),
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

const planChange = inputObject({ priceId: requiredText('Price id') });

export const planChangePreview = v.object({
  /** A credit for unused time is negative. */
  amount_due: cents,
  /** Three letters in lower case, such as `usd`. */
  currency: v.string(),
  lines: v.array(v.object({ description: v.string(), amount: cents })),
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
  body: inputObject({ ...planChange.entries, proration_date: v.nullish(seconds) }),
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
export type PlanChangePreview = v.InferOutput<typeof planChangePreview>;
export type Subscription = v.InferOutput<typeof subscription>;
export type SubscriptionAnswer = v.InferOutput<typeof subscriptionAnswer>;
