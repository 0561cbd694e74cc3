import type { FastifyInstance } from 'fastify';
import { attachAccepted, detach } from '../billing/attachment';
import { find } from '../billing/find';
import { createCard } from '../billing/payment-methods';
import {
  clearable,
  mapOf,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
  whole,
} from '../http/params';
import { pageOf, pageParams } from '../http/page';
import type { Sandbox } from '../sandbox';
import { address } from './address';
import { endpoint } from './endpoint';
import { retrieve } from './retrieve';

const card = mapOf({ number: text, exp_month: whole, exp_year: whole, cvc: text });

const billingDetails = mapOf({
  address: clearable(address),
  email: clearable(text),
  name: clearable(text),
  phone: clearable(text),
});

const createParams = { type: oneOf('card'), card, billing_details: billingDetails, metadata };

const listParams = { ...pageParams, customer: text, type: oneOf('card') };

function writeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/payment_methods',
    params: createParams,
    answer: (params) => {
      required(params.type, 'type');
      const given = required(params.card, 'card');
      const made = createCard(
        sandbox,
        {
          number: required(given.number, 'card[number]').replace(/[\s-]/g, ''),
          exp_month: required(given.exp_month, 'card[exp_month]'),
          exp_year: required(given.exp_year, 'card[exp_year]'),
          ...(given.cvc === undefined ? {} : { cvc: given.cvc }),
        },
        params.billing_details,
      );
      return store.paymentMethods.put({ ...made, metadata: mergeMetadata({}, params.metadata) });
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/payment_methods/:id',
    params: { billing_details: billingDetails, metadata },
    answer: (params, id) => {
      const before = find(store.paymentMethods, 'PaymentMethod', id);
      return store.paymentMethods.put({
        ...before,
        billing_details: { ...before.billing_details, ...params.billing_details },
        metadata: mergeMetadata(before.metadata ?? {}, params.metadata),
      });
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/payment_methods/:id/attach',
    params: { customer: text },
    answer: (params, id) => {
      const customer = required(params.customer, 'customer');
      return attachAccepted(sandbox, id, find(store.customers, 'customer', customer, 'customer'));
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/payment_methods/:id/detach',
    params: {},
    answer: (_params, id) => detach(sandbox, find(store.paymentMethods, 'PaymentMethod', id)),
  });
}

/** Payment methods: create from a typed card, attach, detach, update, retrieve, list. */
export function paymentMethodRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  writeRoutes(app, sandbox);

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/payment_methods',
    params: listParams,
    answer: (params) => {
      const { customer } = params;
      if (customer !== undefined) find(store.customers, 'customer', customer, 'customer');
      const rows = store.paymentMethods
        .all()
        .toReversed()
        .filter((one) => one.customer !== null && one.customer === (customer ?? one.customer));
      return pageOf(rows, params, '/v1/payment_methods', 'PaymentMethod');
    },
  });

  retrieve(app, sandbox, '/payment_methods', store.paymentMethods, 'PaymentMethod');
}
