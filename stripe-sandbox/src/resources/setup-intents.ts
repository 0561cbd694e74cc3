import { confirmSetupIntent } from '../billing/confirm-setup';
import { find } from '../billing/find';
import { resolvePaymentMethod } from '../billing/payment-methods';
import { createSetupIntent } from '../billing/setup-intents';
import { listOf, oneOf, required, text } from '../http/params';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

const createParams = {
  allowed_payment_method_types: listOf(oneOf('card')),
  customer: text,
  usage: oneOf('off_session', 'on_session'),
};

/** Setup intents: create, confirm, retrieve. */
export function setupIntentRoutes({ post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, setupIntents } = sandbox.store;
  const kind = 'setupintent';

  post('/setup_intents', createParams, ({ customer, usage, allowed_payment_method_types }) => {
    if (customer !== undefined) find(customers, 'customer', customer, 'customer');
    return createSetupIntent(sandbox, {
      allowed_payment_method_types: allowed_payment_method_types ?? null,
      customer: customer ?? null,
      usage: usage ?? 'off_session',
    });
  });

  post('/setup_intents/:id/confirm', { payment_method: text }, ({ payment_method }, id) => {
    const card = required(payment_method, 'payment_method');
    return confirmSetupIntent(
      sandbox,
      find(setupIntents, kind, id),
      resolvePaymentMethod(sandbox, card, 'payment_method'),
    );
  });

  retrieve('/setup_intents', setupIntents, kind);
}
