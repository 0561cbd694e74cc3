import type { FastifyInstance } from 'fastify';
import type { Presence } from '../billing/charge';
import { changePlan } from '../billing/change-plan';
import { cardInCharge, noCardProblem } from '../billing/collect';
import { find } from '../billing/find';
import { subscribe } from '../billing/subscribe';
import {
  changeSubscription,
  endSubscription,
  hasEnded,
  itemOf,
  livingSubscription,
} from '../billing/subscription-state';
import { cardProblem, type Decline, declines } from '../cards/declines';
import { mergeMetadata, oneOf, required, text, type Params } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Subscription } from '../stripe-types';
import { endpoint } from './endpoint';
import { retrieve } from './retrieve';
import {
  cancellationDetails,
  cancelTime,
  createParams,
  newItemOf,
  ownCard,
  planChangeOf,
  updateParams,
} from './subscription-params';

type Details = Params<typeof updateParams>['cancellation_details'];

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const listParams = {
  ...pageParams,
  customer: text,
  price: text,
  status: oneOf(...statuses, 'all', 'ended'),
};

function withDetails(before: Subscription, given: Details): Subscription['cancellation_details'] {
  const details = before.cancellation_details;
  return {
    comment: given?.comment ?? details?.comment ?? null,
    feedback: given?.feedback ?? details?.feedback ?? null,
    feedback_option: details?.feedback_option ?? null,
    reason: details?.reason ?? null,
  };
}

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
  { cancel_at, cancel_at_period_end }: Params<typeof updateParams>,
): Partial<Subscription> {
  if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    );
  }
  const kept = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  if (cancel_at === null || cancel_at_period_end === false) return kept;
  const canceled_at = before.canceled_at ?? sandbox.now();
  if (cancel_at_period_end === true) {
    const end = itemOf(before).current_period_end;
    return { cancel_at: end, cancel_at_period_end: true, canceled_at };
  }
  if (cancel_at === undefined) return {};
  return { cancel_at: cancelTime(cancel_at, before), cancel_at_period_end: false, canceled_at };
}

function readRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/subscriptions',
    params: listParams,
    answer: (params) => {
      const { customer, price, status } = params;
      const rows = store.subscriptions
        .all()
        .toReversed()
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => price === undefined || itemOf(one).price.id === price)
        .filter((one) => {
          if (status === undefined) return one.status !== 'canceled';
          if (status === 'ended') return hasEnded(one);
          return status === 'all' || one.status === status;
        });
      return pageOf(rows, params, '/v1/subscriptions', 'subscription');
    },
  });

  retrieve(app, sandbox, '/subscriptions', store.subscriptions, 'subscription');
}

/** As Stripe has it: the buyer is there unless the request says otherwise. */
const presenceOf = ({ off_session }: { off_session?: boolean | undefined }): Presence =>
  off_session === true ? 'absent' : 'present';

/** Subscriptions: create, update, cancel, retrieve, list. */
export function subscriptionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  readRoutes(app, sandbox);

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/subscriptions',
    params: createParams,
    answer: (params) => {
      const id = required(params.customer, 'customer');
      const customer = find(store.customers, 'customer', id, 'customer');
      const { price, quantity } = newItemOf(required(params.items, 'items'));
      ownCard(sandbox, customer.id, params.default_payment_method);
      const behavior = params.payment_behavior ?? 'allow_incomplete';
      const payNow = behavior !== 'default_incomplete';
      const card =
        params.default_payment_method ?? customer.invoice_settings.default_payment_method;
      if (payNow && card === null) throw noCardProblem();
      const { subscription, decline } = subscribe(
        sandbox,
        {
          customer,
          price,
          quantity,
          defaultPaymentMethod: params.default_payment_method ?? null,
          description: params.description ?? null,
          metadata: mergeMetadata({}, params.metadata),
        },
        payNow,
        presenceOf(params),
      );
      if (decline !== null && behavior === 'error_if_incomplete') throw unpaid(decline);
      return subscription;
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/subscriptions/:id',
    params: updateParams,
    answer: (params, id) => {
      const before = livingSubscription(sandbox, id);
      ownCard(sandbox, before.customer, params.default_payment_method);
      const changed = changeSubscription(sandbox, before, {
        ...ending(sandbox, before, params),
        cancellation_details: withDetails(before, params.cancellation_details),
        default_payment_method: params.default_payment_method ?? before.default_payment_method,
        description: params.description === undefined ? before.description : params.description,
        metadata: mergeMetadata(before.metadata, params.metadata),
      });
      if (params.items === undefined) return changed;
      const change = planChangeOf(sandbox, changed, params.items, params);
      if (change.proration === 'always_invoice' && cardInCharge(sandbox, changed) === null) {
        throw noCardProblem();
      }
      const collection = changePlan(sandbox, changed, change, presenceOf(params));
      const decline = collection?.decline ?? null;
      if (decline !== null && params.payment_behavior === 'error_if_incomplete') {
        throw unpaid(decline);
      }
      return find(store.subscriptions, 'subscription', id);
    },
  });

  endpoint(app, sandbox, {
    method: 'DELETE',
    path: '/subscriptions/:id',
    params: { cancellation_details: cancellationDetails },
    answer: (params, id) => {
      const before = livingSubscription(sandbox, id);
      const cancellation_details = withDetails(before, params.cancellation_details);
      return endSubscription(
        sandbox,
        { ...before, cancellation_details },
        'cancellation_requested',
      );
    },
  });
}
