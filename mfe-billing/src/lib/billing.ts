import { api, loadSubscription } from '@cpal/shared/api';
import type {
  Invoice,
  InvoiceList,
  PaymentMethod,
  PaymentMethodList,
  SetupIntent,
  Subscription,
} from '@cpal/shared/contract/billing';

/** All that the billing screen shows. */
export interface Billing {
  subscription: Subscription | null;
  invoices: Invoice[];
  paymentMethods: PaymentMethod[];
}

export const loadInvoices = () => api.get<InvoiceList>('/api/billing/invoices');

/** Loads the three parts at once; it fails as one. */
export async function loadBilling(): Promise<Billing> {
  const [subscription, { invoices }, { payment_methods }] = await Promise.all([
    loadSubscription(),
    loadInvoices(),
    api.get<PaymentMethodList>('/api/billing/payment-methods'),
  ]);
  return { subscription, invoices, paymentMethods: payment_methods };
}

/** Asks for the secret with which the card form may save one card. */
export async function createSetupIntent(): Promise<string | undefined> {
  const { clientSecret } = await api.post<Partial<SetupIntent>>('/api/billing/setup-intent');
  return clientSecret;
}

/** Gives a card that the payment provider has saved to the member. */
export const attachPaymentMethod = (id: string) =>
  api.post('/api/billing/payment-methods', { payment_method_id: id });

const pathOf = (id: string) => `/api/billing/payment-methods/${encodeURIComponent(id)}`;

/** Makes a card the one that the next invoice is charged to. */
export const makeDefaultPaymentMethod = (id: string) => api.put(`${pathOf(id)}/default`);

/** Takes a card away from the member. */
export const deletePaymentMethod = (id: string) => api.delete(pathOf(id));
