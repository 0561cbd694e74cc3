import type { Presence } from '../billing/charge';
import { changePlan } from '../billing/change-plan';
import { cardInCharge, noCardProblem } from '../billing/collect';
import { ownCard } from '../billing/attachment';
import { subscribe } from '../billing/subscribe';
import { switchedTax } from '../billing/tax';
import {
  changeSubscription,
  endSubscription,
  hasEnded,
  getItem,
  livingSubscription,
  noCancellation,
} from '../billing/subscription-state';
import { cardProblem, type Decline, declines } from '../cards/declines';
import { mergeMetadata, metadata } from '../http/metadata';
import {
  clearable,
  flag,
  choice,
  object,
  required,
  text,
  whole,
  type Params,
} from '../http/params';
import { same, type Filter } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Subscription } from '../stripe-types';
import type { Routes } from './endpoint';
import { newItemPrice, readPlanChange, planChangeParams, taxParam } from './plan-change';

const common = {
  automatic_tax: taxParam,
  default_payment_method: text,
  metadata,
  off_session: flag,
  payment_behavior: choice('allow_incomplete', 'error_if_incomplete'),
};

const createParams = { ...common, customer: text, items: planChangeParams.items };

const updateParams = {
  ...common,
  ...planChangeParams,
  cancel_at: clearable(whole),
  cancel_at_period_end: flag,
  cancellation_details: object({
    feedback: choice(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  }),
};

const cardParam = 'default_payment_method';

const statusFilter: Filter<Subscription> = (wanted) => (one) =>
  wanted === 'ended' ? hasEnded(one) : wanted === 'all' || one.status === wanted;

/** 402 where a subscription was to be paid or not to be; Stripe's code names the subscription. */
const unpaid = (decline: Decline) =>
  cardProblem(
    decline === declines.actionRequired
      ? { ...decline, code: 'subscription_payment_intent_requires_action' }
      : decline,
  );

/** The fields that say when a subscription ends, after an update that may set or clear them. */
function ending(
  sandbox: Sandbox,
  before: Subscription,
  { cancel_at, cancel_at_period_end, cancellation_details }: Params<typeof updateParams>,
): Partial<Subscription> {
  if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    );
  }
  if (cancel_at === null || cancel_at_period_end === false) {
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: noCancellation,
    };
  }
  const end = cancel_at_period_end === true ? getItem(before).current_period_end : cancel_at;
  if (end === undefined) return {};
  const canceled_at = before.canceled_at ?? sandbox.now();
  return {
    cancel_at: end,
    cancel_at_period_end: cancel_at_period_end === true,
    canceled_at,
    cancellation_details: {
      ...noCancellation,
      feedback: cancellation_details?.feedback ?? null,
      reason: 'cancellation_requested',
    },
  };
}

/** As Stripe has it: the buyer is there unless the request says otherwise. */
const presenceOf = ({ off_session }: { off_session?: boolean }): Presence =>
  off_session === true ? 'absent' : 'present';

/** Subscriptions: create, update, cancel, retrieve, list. */
export function subscriptionRoutes({ del, list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, subscriptions } = sandbox.store;

  post('/subscriptions', createParams, (params) => {
    const { default_payment_method, payment_behavior } = params;
    const customer = customers.find(params.customer, 'customer');
    const price = newItemPrice(required(params.items, 'items'));
    if (default_payment_method !== undefined) {
      ownCard(sandbox, customer.id, default_payment_method, cardParam);
    }
    const card = default_payment_method ?? customer.invoice_settings.default_payment_method;
    if (card === null) throw noCardProblem();
    const fields = {
      customer: customer.id,
      default_payment_method: default_payment_method ?? null,
      metadata: mergeMetadata({}, params.metadata),
      ...switchedTax(sandbox, customer.id, params.automatic_tax?.enabled),
    };
    const { subscription, decline } = subscribe(sandbox, price, fields, presenceOf(params));
    if (decline !== null && payment_behavior === 'error_if_incomplete') throw unpaid(decline);
    return subscription;
  });

  post('/subscriptions/:id', updateParams, (params, id) => {
    const { default_payment_method: card, payment_behavior } = params;
    const before = livingSubscription(sandbox, id);
    if (card !== undefined) ownCard(sandbox, before.customer, card, cardParam);
    const changed = changeSubscription(sandbox, before, {
      ...ending(sandbox, before, params),
      ...switchedTax(sandbox, before.customer, params.automatic_tax?.enabled),
      default_payment_method: card ?? before.default_payment_method,
      metadata: mergeMetadata(before.metadata, params.metadata),
    });
    if (params.items === undefined) return changed;
    const change = readPlanChange(sandbox, changed, params.items, params);
    if (change.proration === 'always_invoice' && cardInCharge(sandbox, changed) === null) {
      throw noCardProblem();
    }
    const decline = changePlan(sandbox, changed, change, presenceOf(params));
    if (decline !== null && payment_behavior === 'error_if_incomplete') throw unpaid(decline);
    return subscriptions.find(id);
  });

  del('/subscriptions/:id', (id) =>
    endSubscription(sandbox, livingSubscription(sandbox, id), 'cancellation_requested'),
  );

  const filters = { customer: same('customer'), status: statusFilter };
  list('/subscriptions', subscriptions, filters, ({ status }, one) =>
    status === undefined ? one.status !== 'canceled' : true,
  );

  retrieve('/subscriptions', subscriptions);
}
