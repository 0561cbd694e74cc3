import type { Sandbox } from '../sandbox';
import type { Customer, DeletedCustomer } from '../stripe-types';
import { detach } from './attachment';
import { endSubscription, hasEnded } from './subscription-state';

/** Removes a customer for good: subscriptions end at once and cards are detached; invoices stay. */
export function deleteCustomer(sandbox: Sandbox, customer: Customer): DeletedCustomer {
  const { store } = sandbox;
  for (const subscription of store.subscriptions.all()) {
    if (subscription.customer === customer.id && !hasEnded(subscription)) {
      endSubscription(sandbox, subscription, 'cancellation_requested');
    }
  }
  for (const paymentMethod of store.paymentMethods.all()) {
    if (paymentMethod.customer === customer.id) detach(sandbox, paymentMethod);
  }
  store.customers.remove(customer.id);
  sandbox.emit('customer.deleted', customer);
  return store.deletedCustomers.put({ id: customer.id, object: 'customer', deleted: true });
}
