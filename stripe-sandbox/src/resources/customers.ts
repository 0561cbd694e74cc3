import type { FastifyInstance } from 'fastify';
import { attachAccepted } from '../billing/attachment';
import { changeCustomer, createCustomer, withDefaultCard } from '../billing/customers';
import { deleteCustomer } from '../billing/delete-customer';
import { find } from '../billing/find';
import { clearable, mapOf, mergeMetadata, metadata, oneOf, text } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Customer } from '../stripe-types';
import { address } from './address';
import { endpoint } from './endpoint';

const fields = {
  address: clearable(address),
  description: clearable(text),
  email: clearable(text),
  invoice_settings: mapOf({ default_payment_method: clearable(text) }),
  metadata,
  name: clearable(text),
  phone: clearable(text),
};

const cardListParams = { ...pageParams, type: oneOf('card') };

/** The customer with another default card, which has to be one of its own; null for none. */
function withOwnCard(
  sandbox: Sandbox,
  customer: Customer,
  id: string | null | undefined,
): Customer {
  if (id === undefined) return customer;
  const isOwn = id === null || sandbox.store.paymentMethods.get(id)?.customer === customer.id;
  if (isOwn) return withDefaultCard(customer, id);
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
  );
}

function writeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/customers',
    params: { ...fields, payment_method: text },
    answer: ({ invoice_settings, payment_method, metadata: given, ...more }) => {
      const customer = createCustomer(sandbox, { ...more, metadata: mergeMetadata({}, given) });
      const wanted = invoice_settings?.default_payment_method;
      if (payment_method === undefined) {
        return changeCustomer(sandbox, customer, withOwnCard(sandbox, customer, wanted));
      }
      const card = attachAccepted(sandbox, payment_method, customer, 'payment_method');
      // A pm_card_* name may stand in both places and means the one card made of it.
      const chosen = wanted === payment_method ? card.id : wanted;
      return changeCustomer(sandbox, customer, withOwnCard(sandbox, customer, chosen));
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/customers/:id',
    params: fields,
    answer: ({ invoice_settings, metadata: given, ...changes }, id) => {
      const customer = find(store.customers, 'customer', id);
      const card = invoice_settings?.default_payment_method;
      return changeCustomer(sandbox, customer, {
        ...withOwnCard(sandbox, customer, card),
        ...changes,
        metadata: mergeMetadata(customer.metadata, given),
      });
    },
  });

  endpoint(app, sandbox, {
    method: 'DELETE',
    path: '/customers/:id',
    params: {},
    answer: (_params, id) => deleteCustomer(sandbox, find(store.customers, 'customer', id)),
  });
}

/** Customers: create, retrieve, update, delete, list, and their cards. */
export function customerRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  writeRoutes(app, sandbox);

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/customers',
    params: { ...pageParams, email: text },
    answer: (params) => {
      const rows = store.customers
        .all()
        .toReversed()
        .filter(({ email }) => params.email === undefined || email === params.email);
      return pageOf(rows, params, '/v1/customers', 'customer');
    },
  });

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/customers/:id',
    params: {},
    answer: (_params, id) =>
      store.deletedCustomers.get(id) ?? find(store.customers, 'customer', id),
  });

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/customers/:id/payment_methods',
    params: cardListParams,
    answer: (params, id) => {
      find(store.customers, 'customer', id);
      const rows = store.paymentMethods
        .all()
        .toReversed()
        .filter(({ customer }) => customer === id);
      return pageOf(rows, params, `/v1/customers/${id}/payment_methods`, 'PaymentMethod');
    },
  });
}
