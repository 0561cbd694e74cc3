import { expireSession, openSession } from '../billing/checkout-session';
import { prices } from '../billing/catalogue';
import { listOf, mapOf, mergeMetadata, metadata, oneOf, required, text } from '../http/params';
import { same } from '../http/page';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

const createParams = {
  cancel_url: text,
  client_reference_id: text,
  customer: text,
  customer_email: text,
  line_items: listOf(mapOf({ price: text, quantity: oneOf('1') })),
  metadata,
  mode: oneOf('subscription'),
  success_url: text,
};

/** The address as it was given; 400 `url_invalid` where it is not one of http or https. */
function webAddress(address: string, param: string): string {
  // The placeholder is no valid part of a URL, yet Stripe wants it written so.
  const probe = address.replaceAll('{CHECKOUT_SESSION_ID}', 'cs');
  if (/^https?:\/\//.test(probe) && URL.canParse(probe)) return address;
  throw invalidRequest('Not a valid URL', { param, code: 'url_invalid' });
}

/** Checkout sessions: open, retrieve, list, expire. */
export function checkoutSessionRoutes({ list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { checkoutSessions, customers } = sandbox.store;
  const path = '/checkout/sessions';

  post(path, createParams, ({ customer, customer_email, cancel_url, ...params }) => {
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
