import { api, loadSubscription } from '@cpal/shared/api';
import {
  type Invoice,
  invoiceList,
  type PaymentMethod,
  paymentMethodList,
  setupIntent,
  type Subscription,
} from '@cpal/shared/contract/billing';
import { unread } from '@cpal/shared/contract/fields';

/** All that the billing screen shows. */
export interface Billing {
  subscription: Subscription | null;
  invoices: Invoice[];
  paymentMethods: PaymentMethod[];
}

export const loadInvoices = () => api.get('/api/billing/invoices', invoiceList);

/** Loads the three parts at once; it fails as one. */
export async function loadBilling(): Promise<Billing> {
  const [subscription, { invoices }, { payment_methods }] = await Promise.all([
    loadSubscription(),
    loadInvoices(),
    api.get('/api/billing/payment-methods', paymentMethodList),
  ]);
  return { subscription, invoices, paymentMethods: payment_methods };
}

/** Asks for the secret with which the card form may save one card. */
export const createSetupIntent = () => api.post('/api/billing/setup-intent', setupIntent);

/** Gives a card that the payment provider has saved to the member. */
export const attachPaymentMethod = (id: string) =>
  api.post('/api/billing/payment-methods', unread, { payment_method_id: id });

const pathOf = (id: string) => `/api/billing/payment-methods/${encodeURIComponent(id)}`;

/** Makes a card the one that the next invoice is charged to. */
export const makeDefaultPaymentMethod = (id: string) => api.put(`${pathOf(id)}/default`, unread);

/** Takes a card away from the member. */
export const deletePaymentMethod = (id: string) => api.delete(pathOf(id), unread);
