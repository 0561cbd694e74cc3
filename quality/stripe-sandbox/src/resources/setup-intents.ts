import { resolvePaymentMethod } from '../billing/payment-methods';
import { confirmSetupIntent, createSetupIntent } from '../billing/setup-intents';
import { array, choice, text } from '../http/params';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

const createParams = {
  allowed_payment_method_types: array(choice('card')),
  customer: text,
  usage: choice('off_session', 'on_session'),
};

/** Setup intents: create, confirm, retrieve. */
export function setupIntentRoutes({ post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, setupIntents } = sandbox.store;

  post('/setup_intents', createParams, ({ customer, usage, allowed_payment_method_types }) => {
    if (customer !== undefined) customers.find(customer, 'customer');
    return createSetupIntent(sandbox, {
      allowed_payment_method_types: allowed_payment_method_types ?? null,
      customer: customer ?? null,
      usage: usage ?? 'off_session',
    });
  });

  post('/setup_intents/:id/confirm', { payment_method: text }, ({ payment_method }, id) => {
    return confirmSetupIntent(
      sandbox,
      setupIntents.find(id),
      resolvePaymentMethod(sandbox, payment_method, 'payment_method'),
    );
  });

  retrieve('/setup_intents', setupIntents);
}
