import { attach, detach, ownCard } from '../billing/attachment';
import { createCustomer, withDefaultCard } from '../billing/customers';
import { resolvePaymentMethod } from '../billing/payment-methods';
import { endSubscription, hasEnded } from '../billing/subscription-state';
import { address, clearable, mapOf, mergeMetadata, metadata, text } from '../http/params';
import { same } from '../http/page';
import type { Sandbox } from '../sandbox';
import type { Customer } from '../stripe-types';
import type { Routes } from './endpoint';

const fields = {
  address,
  description: clearable(text),
  email: clearable(text),
  invoice_settings: mapOf({ default_payment_method: clearable(text), footer: clearable(text) }),
  metadata,
  name: clearable(text),
  phone: clearable(text),
};

/** Customers: create, retrieve, update, delete, list. */
export function customerRoutes({ del, list, post, retrieve }: Routes, sandbox: Sandbox): void {
  const { customers, deletedCustomers, paymentMethods, subscriptions } = sandbox.store;

  /** Other settings of invoices; the default card has to be one of the customer's own, or none. */
  const withSettings = (
    customer: Customer,
    card: string | null | undefined,
    footer: string | null | undefined,
  ): Partial<Customer> => {
    const settings = footer === undefined ? {} : { footer };
    if (card === undefined)
      return { invoice_settings: { ...customer.invoice_settings, ...settings } };
    ownCard(sandbox, customer.id, card, 'invoice_settings[default_payment_method]');
    const { invoice_settings } = withDefaultCard(customer, card);
    return { invoice_settings: { ...invoice_settings, ...settings } };
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
      const chosen = wanted !== undefined && wanted === payment_method ? card : wanted;
      const changes = withSettings(customer, chosen, invoice_settings?.footer);
      return sandbox.update('customer.updated', customers, customer, changes);
    },
  );

  post('/customers/:id', fields, ({ invoice_settings, metadata: given, ...changes }, id) => {
    const customer = customers.find(id);
    return sandbox.update('customer.updated', customers, customer, {
      ...withSettings(customer, invoice_settings?.default_payment_method, invoice_settings?.footer),
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
