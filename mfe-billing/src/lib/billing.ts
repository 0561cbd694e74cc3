import { api, toProblem } from '@cpal/shared/api';
import type {
  Invoice,
  InvoiceList,
  PaymentMethod,
  PaymentMethodList,
  SetupIntent,
  Subscription,
  SubscriptionAnswer,
} from '@cpal/shared/contract/billing';

/** All that the billing screen shows. */
export interface Billing {
  subscription: Subscription | null;
  invoices: Invoice[];
  paymentMethods: PaymentMethod[];
}

/** Loads the three parts at once; it fails as one. */
export async function loadBilling(): Promise<Billing> {
  const [subscription, { invoices }, { payment_methods }] = await Promise.all([
    loadSubscription(),
    api.get<InvoiceList>('/api/billing/invoices'),
    api.get<PaymentMethodList>('/api/billing/payment-methods'),
  ]);
  return { subscription, invoices, paymentMethods: payment_methods };
}

/** The member's subscription; an empty answer and a 404 both mean none. */
async function loadSubscription(): Promise<Subscription | null> {
  try {
    const answer = await api.get<SubscriptionAnswer>('/api/billing/subscription');
    return 'status' in answer ? answer : null;
  } catch (thrown) {
    if (toProblem(thrown).status === 404) return null;
    throw thrown;
  }
}

/** Asks for the secret with which the card form may save one card. */
export async function createSetupIntent(): Promise<string | undefined> {
  const { clientSecret } = await api.post<Partial<SetupIntent>>('/api/billing/setup-intent');
  return clientSecret;
}

/** Gives a card that the payment provider has saved to the member. */
export const attachPaymentMethod = (id: string) =>
  api.post('/api/billing/payment-methods', { payment_method_id: id });

/** Takes a card away from the member. */
export const deletePaymentMethod = (id: string) =>
  api.delete(`/api/billing/payment-methods/${encodeURIComponent(id)}`);
