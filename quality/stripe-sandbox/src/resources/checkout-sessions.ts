import { expireSession, openSession } from '../billing/checkout-session';
import { prices } from '../billing/catalog';
import { mergeMetadata, metadata } from '../http/metadata';
import { flag, array, object, choice, required, text, type Params } from '../http/params';
import { same } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

const createParams = {
  automatic_tax: object({ enabled: flag }),
  billing_address_collection: choice('auto', 'required'),
  cancel_url: text,
  client_reference_id: text,
  customer: text,
  customer_email: text,
  /** What is collected is always kept: a shop that says never is rejected. */
  customer_update: object({ address: choice('auto'), name: choice('auto') }),
  line_items: array(object({ price: text, quantity: choice('1') })),
  metadata,
  mode: choice('subscription'),
  name_collection: object({ business: object({ enabled: flag, optional: flag }) }),
  success_url: text,
  tax_id_collection: object({ enabled: flag }),
};

/** The address as it was given; 400 `url_invalid` where it is not one of http or https. */
function webAddress(address: string, param: string): string {
  // The placeholder is no valid part of a URL, yet Stripe wants it written so.
  const probe = address.replaceAll('{CHECKOUT_SESSION_ID}', 'cs');
  if (/^https?:\/\//.test(probe) && URL.canParse(probe)) return address;
  throw invalidRequest('Not a valid URL', { param, code: 'url_invalid' });
}

/** What a session asks a buyer for the invoice, where that can be kept. */
function collected({ customer, customer_update: update, ...params }: Params<typeof createParams>) {
  const asksTaxId = params.tax_id_collection?.enabled === true;
  if (asksTaxId && customer !== undefined && update?.name === undefined) {
    throw invalidRequest(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      { param: 'customer_update[name]' },
    );
  }
  const { enabled = false, optional = false } = params.name_collection?.business ?? {};
  const taxes = params.automatic_tax?.enabled === true;
  return {
    automatic_tax: { enabled: taxes, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    ...(enabled && { name_collection: { business: { enabled, optional } } }),
    ...(asksTaxId && { tax_id_collection: { enabled: true, required: 'never' as const } }),
  };
}

/** Checkout sessions: open, retrieve, list, expire. */
export function checkoutSessionRoutes({ list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { checkoutSessions, customers } = sandbox.store;
  const path = '/checkout/sessions';

  post(path, createParams, (params) => {
    const { customer, customer_email, cancel_url } = params;
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
    required(line.quantity, 'line_items[0][quantity]');
    if (customer !== undefined) customers.find(customer, 'customer');
    return openSession(sandbox, prices.find(line.price, 'line_items[0][price]'), {
      cancel_url: cancel_url === undefined ? null : webAddress(cancel_url, 'cancel_url'),
      client_reference_id: params.client_reference_id ?? null,
      customer: customer ?? null,
      customer_email: customer_email ?? null,
      metadata: mergeMetadata({}, params.metadata),
      ...collected(params),
      success_url: webAddress(required(params.success_url, 'success_url'), 'success_url'),
    });
  });

  post(`${path}/:id/expire`, {}, (_params, id) => {
    const session = checkoutSessions.find(id);
    if (session.status === 'open') return expireSession(sandbox, session);
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
    );
  });

  list(path, checkoutSessions, {
    customer: same('customer'),
    status: same('status', 'complete', 'expired', 'open'),
    subscription: same('subscription'),
  });

  retrieve(path, checkoutSessions);
}
