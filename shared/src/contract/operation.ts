import * as v from 'valibot';
import { call } from './call';

const well = v.object({ status: v.literal('ok') });

/** Whether the process is up. */
export const checkHealth = call({
  method: 'GET',
  path: '/api/healthz',
  access: 'open',
  answer: well,
  codes: [],
});

/** Whether the database can be read and written, and every table is there. */
export const checkReadiness = call({
  method: 'GET',
  path: '/api/readyz',
  access: 'open',
  answer: well,
  codes: [],
});

/** What Stripe calls; its signature covers the bytes of the body, which no schema reads. */
export const receiveEvent = call({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'webhook',
  answer: v.object({ received: v.literal(true) }),
  codes: ['invalid_signature'],
});
