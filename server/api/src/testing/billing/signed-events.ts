import StripeSdk from 'stripe';
import type { Delivery } from './sandbox';

const { webhooks } = new StripeSdk('sk_test_signer');

/** An event as Stripe would sign it. */
export function sign(event: object, secret = 'whsec_sandbox', timestamp?: number): Delivery {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
  const options = { payload, secret, ...(timestamp !== undefined && { timestamp }) };
  return { payload, signature: webhooks.generateTestHeaderString(options) };
}

/** One that says nothing but which customer it is about. */
export const about = (customer: string, id = 'evt_1') =>
  sign({ id, type: 'invoice.paid', data: { object: { object: 'invoice', customer } } });
