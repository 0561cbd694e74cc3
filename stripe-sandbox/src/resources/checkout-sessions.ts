import type { FastifyInstance } from 'fastify';
import { expireSession, openSession, sessionLines } from '../billing/checkout-session';
import { find, priceOnSale } from '../billing/find';
import {
  listOf,
  mapOf,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
  whole,
} from '../http/params';
import { pageOf, pageParams, wholeList } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';
import { retrieve } from './retrieve';
import { webAddress } from './web-address';

const path = '/checkout/sessions';
const kind = 'checkout.session';

const minutes30 = 30 * 60;
const hours24 = 24 * 60 * 60;

const createParams = {
  allowed_payment_method_types: listOf(oneOf('card')),
  billing_address_collection: oneOf('auto'),
  cancel_url: text,
  client_reference_id: text,
  customer: text,
  customer_email: text,
  expires_at: whole,
  line_items: listOf(mapOf({ price: text, quantity: whole })),
  metadata,
  mode: oneOf('subscription'),
  payment_method_collection: oneOf('always'),
  subscription_data: mapOf({ description: text, metadata }),
  success_url: text,
  ui_mode: oneOf('hosted_page'),
};

const listParams = {
  ...pageParams,
  customer: text,
  status: oneOf('complete', 'expired', 'open'),
  subscription: text,
};

function expiry(given: number | undefined, now: number): number {
  const time = given ?? now + hours24;
  if (time >= now + minutes30 && time <= now + hours24) return time;
  throw invalidRequest(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from now.',
    { param: 'expires_at' },
  );
}

function writeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  endpoint(app, sandbox, {
    method: 'POST',
    path,
    params: createParams,
    answer: (params) => {
      const { customer, customer_email } = params;
      required(params.mode, 'mode');
      if (customer !== undefined && customer_email !== undefined) {
        throw invalidRequest(
          'You may only specify one of these parameters: customer, customer_email.',
        );
      }
      const [line, ...more] = required(params.line_items, 'line_items');
      if (line === undefined || more.length > 0) {
        throw invalidRequest('The sandbox sells exactly one line item.', { param: 'line_items' });
      }
      const quantity = required(line.quantity, 'line_items[0][quantity]');
      if (quantity < 1) {
        throw invalidRequest('Invalid quantity: must be at least 1', {
          param: 'line_items[0][quantity]',
        });
      }
      const price = required(line.price, 'line_items[0][price]');
      const { cancel_url } = params;
      return openSession(sandbox, {
        customer:
          customer === undefined ? null : find(store.customers, 'customer', customer, 'customer'),
        customerEmail: customer_email ?? null,
        clientReferenceId: params.client_reference_id ?? null,
        successUrl: webAddress(required(params.success_url, 'success_url'), 'success_url'),
        cancelUrl: cancel_url === undefined ? null : webAddress(cancel_url, 'cancel_url'),
        expiresAt: expiry(params.expires_at, sandbox.now()),
        metadata: mergeMetadata({}, params.metadata),
        allowedPaymentMethodTypes: params.allowed_payment_method_types ?? null,
        price: priceOnSale(price, 'line_items[0][price]'),
        quantity,
        subscriptionDescription: params.subscription_data?.description ?? null,
        subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
      });
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: `${path}/:id/expire`,
    params: {},
    answer: (_params, id) => {
      const session = find(store.checkoutSessions, kind, id);
      if (session.status === 'open') return expireSession(sandbox, session);
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
      );
    },
  });
}

/** Checkout sessions: open, retrieve, list, expire, and what they sell. */
export function checkoutSessionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  writeRoutes(app, sandbox);

  endpoint(app, sandbox, {
    method: 'GET',
    path,
    params: listParams,
    answer: (params) => {
      const { customer, status, subscription } = params;
      const rows = store.checkoutSessions
        .all()
        .toReversed()
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => status === undefined || one.status === status)
        .filter((one) => subscription === undefined || one.subscription === subscription);
      return pageOf(rows, params, `/v1${path}`, kind);
    },
  });

  retrieve(app, sandbox, path, store.checkoutSessions, kind);

  endpoint(app, sandbox, {
    method: 'GET',
    path: `${path}/:id/line_items`,
    params: { limit: whole },
    answer: (_params, id) => {
      const session = find(store.checkoutSessions, kind, id);
      return wholeList(sessionLines(sandbox, session), `/v1${path}/${id}/line_items`);
    },
  });
}
