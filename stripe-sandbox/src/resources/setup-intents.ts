import type { FastifyInstance } from 'fastify';
import { find } from '../billing/find';
import { resolvePaymentMethod } from '../billing/payment-methods';
import { cancelSetupIntent, confirmSetupIntent } from '../billing/confirm-setup';
import { createSetupIntent } from '../billing/setup-intents';
import {
  flag,
  listOf,
  mapOf,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
} from '../http/params';
import { pageOf, pageParams } from '../http/page';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';
import { webAddress } from './web-address';
import { retrieve } from './retrieve';

const usage = oneOf('off_session', 'on_session');

const createParams = {
  allowed_payment_method_types: listOf(oneOf('card')),
  automatic_payment_methods: mapOf({
    enabled: flag,
    allow_redirects: oneOf('always', 'never'),
  }),
  confirm: flag,
  customer: text,
  description: text,
  metadata,
  payment_method: text,
  return_url: text,
  usage,
  use_stripe_sdk: flag,
};

const cancelParams = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer'),
};

/** Where the buyer goes after the bank's question; null where the caller's page asks it. */
const returnUrlOf = (params: { return_url?: string; use_stripe_sdk?: boolean }): string | null =>
  params.use_stripe_sdk === true || params.return_url === undefined
    ? null
    : webAddress(params.return_url, 'return_url');

function writeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/setup_intents',
    params: createParams,
    answer: (params) => {
      const { customer } = params;
      if (customer !== undefined) find(store.customers, 'customer', customer, 'customer');
      const intent = createSetupIntent(sandbox, {
        customer: customer ?? null,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        usage: params.usage ?? 'off_session',
        allowedPaymentMethodTypes: params.allowed_payment_method_types ?? null,
      });
      if (params.payment_method === undefined) return intent;
      const card = resolvePaymentMethod(sandbox, params.payment_method, 'payment_method');
      return params.confirm === true
        ? confirmSetupIntent(sandbox, intent, card, returnUrlOf(params))
        : store.setupIntents.put({
            ...intent,
            payment_method: card.id,
            status: 'requires_confirmation',
          });
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/setup_intents/:id/confirm',
    params: { payment_method: text, return_url: text, use_stripe_sdk: flag },
    answer: (params, id) => {
      const intent = find(store.setupIntents, 'setupintent', id);
      const card = params.payment_method ?? intent.payment_method ?? undefined;
      const chosen = required(card, 'payment_method');
      return confirmSetupIntent(
        sandbox,
        intent,
        resolvePaymentMethod(sandbox, chosen, 'payment_method'),
        returnUrlOf(params),
      );
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/setup_intents/:id/cancel',
    params: cancelParams,
    answer: (params, id) =>
      cancelSetupIntent(
        sandbox,
        find(store.setupIntents, 'setupintent', id),
        params.cancellation_reason ?? null,
      ),
  });
}

/** Setup intents: create, confirm, cancel, retrieve, list. */
export function setupIntentRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  writeRoutes(app, sandbox);

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/setup_intents',
    params: { ...pageParams, customer: text, payment_method: text },
    answer: (params) => {
      const { customer, payment_method } = params;
      const rows = store.setupIntents
        .all()
        .toReversed()
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => payment_method === undefined || one.payment_method === payment_method);
      return pageOf(rows, params, '/v1/setup_intents', 'setupintent');
    },
  });

  retrieve(app, sandbox, '/setup_intents', store.setupIntents, 'setupintent');
}
