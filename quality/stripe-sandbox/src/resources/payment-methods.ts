import { attach, detach } from '../billing/attachment';
import { createCard, resolvePaymentMethod } from '../billing/payment-methods';
import type { CardInput } from '../cards/card-input';
import { object, choice, required, text, whole } from '../http/params';
import { same } from '../http/page';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

/** A typed card as a parameter. */
export const card = object({ number: text, exp_month: whole, exp_year: whole, cvc: text });

/** The card of a parameter, which has to be whole. */
export function cardInput(given: ReturnType<typeof card> | undefined): CardInput {
  const { number, exp_month, exp_year, cvc } = required(given, 'card');
  return {
    number: required(number, 'card[number]').replace(/[\s-]/g, ''),
    exp_month: required(exp_month, 'card[exp_month]'),
    exp_year: required(exp_year, 'card[exp_year]'),
    cvc: required(cvc, 'card[cvc]'),
  };
}

/** Payment methods: create from a typed card, attach, detach, retrieve, list. */
export function paymentMethodRoutes({ list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, paymentMethods } = sandbox.store;

  post('/payment_methods', { type: choice('card'), card }, (params) => {
    required(params.type, 'type');
    return createCard(sandbox, cardInput(params.card));
  });

  post('/payment_methods/:id/attach', { customer: text }, ({ customer }, id) => {
    const owner = customers.find(customer, 'customer');
    return attach(sandbox, resolvePaymentMethod(sandbox, id), owner);
  });

  post('/payment_methods/:id/detach', {}, (_params, id) =>
    detach(sandbox, paymentMethods.find(id)),
  );

  const filters = { customer: same('customer'), type: same('type', 'card') };
  list('/payment_methods', paymentMethods, filters, (_form, { customer }) => customer !== null);

  retrieve('/payment_methods', paymentMethods);
}
