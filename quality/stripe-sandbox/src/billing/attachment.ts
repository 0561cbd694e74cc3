import { cardProblem } from '../cards/declines';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Customer, PaymentMethod } from '../stripe-types';
import { attachDecline } from './charge';
import { changeSubscription } from './subscription-state';

/**
 * Binds a card to a customer; one that is bound already stays.
 * @throws StripeProblem 402 where the card is rejected; 400 where it is another customer's, or was
 * detached once.
 */
export function attach(
  sandbox: Sandbox,
  paymentMethod: PaymentMethod,
  customer: Customer,
): PaymentMethod {
  const decline = attachDecline(sandbox, paymentMethod.id);
  if (decline !== null) throw cardProblem(decline);
  if (paymentMethod.customer === customer.id) return paymentMethod;
  if (paymentMethod.customer !== null) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      { code: 'payment_method_unexpected_state' },
    );
  }
  if (sandbox.store.cards.find(paymentMethod.id).spent) {
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  const attached = { ...paymentMethod, customer: customer.id };
  return sandbox.record('payment_method.attached', sandbox.store.paymentMethods, attached);
}

/**
 * Detaches a card from its customer for good. Where it was the default, there is none afterwards.
 * @throws StripeProblem 400 where it has no customer.
 */
export function detach(sandbox: Sandbox, paymentMethod: PaymentMethod): PaymentMethod {
  const { store } = sandbox;
  const { id, customer: owner } = paymentMethod;
  if (owner === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    );
  }
  store.cards.put({ ...store.cards.find(id), spent: true });
  const customer = store.customers.find(owner);
  if (customer.invoice_settings.default_payment_method === id) {
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
    sandbox.update('customer.updated', store.customers, customer, { invoice_settings });
  }
  for (const subscription of store.subscriptions.all()) {
    if (subscription.default_payment_method === id) {
      changeSubscription(sandbox, subscription, { default_payment_method: null });
    }
  }
  const detached = { ...paymentMethod, customer: null };
  return sandbox.record('payment_method.detached', store.paymentMethods, detached, paymentMethod);
}

/** A default card that a request names has to be one of the customer's own; null is none. */
export function ownCard(sandbox: Sandbox, customer: string, card: string | null, param: string) {
  if (card === null || sandbox.store.paymentMethods.get(card)?.customer === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${card}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}
