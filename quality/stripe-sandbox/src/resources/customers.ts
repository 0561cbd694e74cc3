import { attach, detach, ownCard } from '../billing/attachment';
import { createCustomer } from '../billing/customers';
import { resolvePaymentMethod } from '../billing/payment-methods';
import { endSubscription, hasEnded } from '../billing/subscription-state';
import { mergeMetadata, metadata } from '../http/metadata';
import { address, clearable, object, text } from '../http/params';
import { same } from '../http/page';
import type { Sandbox } from '../sandbox';
import type { Customer } from '../stripe-types';
import type { Routes } from './endpoint';

const fields = {
  address,
  description: clearable(text),
  email: clearable(text),
  invoice_settings: object({ default_payment_method: clearable(text), footer: clearable(text) }),
  metadata,
  name: clearable(text),
  phone: clearable(text),
};

/** Customers: create, retrieve, update, delete, list. */
export function customerRoutes({ del, list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, deletedCustomers, paymentMethods, subscriptions } = sandbox.store;

  /** Settings of invoices with those given; a default card has to be one of the customer's own. */
  const withSettings = (customer: Customer, given: Partial<Customer['invoice_settings']> = {}) => {
    const { default_payment_method: card = null } = given;
    ownCard(sandbox, customer.id, card, 'invoice_settings[default_payment_method]');
    return { invoice_settings: { ...customer.invoice_settings, ...given } };
  };

  post(
    '/customers',
    { ...fields, payment_method: text },
    ({ invoice_settings, payment_method, metadata: given, ...more }) => {
      const customer = createCustomer(sandbox, { ...more, metadata: mergeMetadata({}, given) });
      const wanted = invoice_settings?.default_payment_method;
      const card =
        payment_method &&
        attach(sandbox, resolvePaymentMethod(sandbox, payment_method, 'payment_method'), customer)
          .id;
      // A pm_card_* name may stand in both places and means the one card made of it.
      const chosen = card && wanted === payment_method && { default_payment_method: card };
      const changes = withSettings(customer, { ...invoice_settings, ...chosen });
      return sandbox.update('customer.updated', customers, customer, changes);
    },
  );

  post('/customers/:id', fields, ({ invoice_settings, metadata: given, ...changes }, id) => {
    const customer = customers.find(id);
    return sandbox.update('customer.updated', customers, customer, {
      ...withSettings(customer, invoice_settings),
      ...changes,
      metadata: mergeMetadata(customer.metadata, given),
    });
  });

  del('/customers/:id', (id) => {
    const customer = customers.find(id);
    for (const subscription of subscriptions.all()) {
      if (subscription.customer === id && !hasEnded(subscription)) {
        endSubscription(sandbox, subscription, 'cancellation_requested');
      }
    }
    for (const card of paymentMethods.all()) if (card.customer === id) detach(sandbox, card);
    customers.remove(id);
    sandbox.emit('customer.deleted', customer);
    return deletedCustomers.put({ id, object: 'customer', deleted: true });
  });

  list('/customers', customers, { email: same('email') });

  retrieve('/customers', customers, (id) => deletedCustomers.get(id) ?? customers.find(id));
}
