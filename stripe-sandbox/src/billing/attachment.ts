import { cardProblem } from '../cards/declines';
import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Customer, PaymentMethod } from '../stripe-types';
import { attachDecline } from './charge';
import { changeCustomer, withDefaultCard } from './customers';
import { resolvePaymentMethod } from './payment-methods';
import { changeSubscription } from './subscription-state';

/**
 * Binds a card that is known to be accepted to a customer; one that is bound already stays.
 * @throws StripeProblem 400 where it is another customer's, or was detached once.
 */
export function attach(
  sandbox: Sandbox,
  paymentMethod: PaymentMethod,
  customer: Customer,
): PaymentMethod {
  if (paymentMethod.customer === customer.id) return paymentMethod;
  if (paymentMethod.customer !== null) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      { code: 'payment_method_unexpected_state' },
    );
  }
  if (sandbox.store.cards.get(paymentMethod.id)?.spent === true) {
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  const attached = sandbox.store.paymentMethods.put({ ...paymentMethod, customer: customer.id });
  sandbox.emit('payment_method.attached', attached);
  return attached;
}

/**
 * Takes a card off its customer for good. Wherever it was the default, there is none afterwards.
 * @throws StripeProblem 400 where it has no customer.
 */
export function detach(sandbox: Sandbox, paymentMethod: PaymentMethod): PaymentMethod {
  const { store } = sandbox;
  const owner = paymentMethod.customer;
  if (owner === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    );
  }
  const detached = store.paymentMethods.put({ ...paymentMethod, customer: null });
  const kept = store.cards.get(paymentMethod.id);
  if (kept !== undefined) store.cards.put({ ...kept, spent: true });
  const customer = store.customers.get(owner);
  if (customer?.invoice_settings.default_payment_method === paymentMethod.id) {
    changeCustomer(sandbox, customer, withDefaultCard(customer, null));
  }
  for (const subscription of store.subscriptions.all()) {
    if (subscription.default_payment_method === paymentMethod.id) {
      changeSubscription(sandbox, subscription, { default_payment_method: null });
    }
  }
  sandbox.emit('payment_method.detached', detached, paymentMethod);
  return detached;
}

/**
 * Attaches the payment method of that id or `pm_card_*` name.
 * @param param the parameter that named it; nothing where the path did.
 * @throws StripeProblem 402 where the card is refused.
 */
export function attachAccepted(
  sandbox: Sandbox,
  id: string,
  customer: Customer,
  param?: string,
): PaymentMethod {
  const paymentMethod = resolvePaymentMethod(sandbox, id, param);
  const decline = attachDecline(sandbox, paymentMethod.id);
  if (decline !== null) throw cardProblem(decline);
  return attach(sandbox, paymentMethod, customer);
}
