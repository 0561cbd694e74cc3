import { loadSubscription, send } from '@cpal/shared/api';
import {
  type Invoice,
  listInvoices,
  listPaymentMethods,
  type PaymentMethod,
} from '@cpal/shared/contract/billing';
import type { Subscription } from '@cpal/shared/contract/subscription';

/** All that the billing screen shows. */
export interface Billing {
  subscription: Subscription | null;
  invoices: Invoice[];
  paymentMethods: PaymentMethod[];
}

/** Loads the three parts together; it fails as one. */
export async function loadBilling(): Promise<Billing> {
  const [subscription, { invoices }, { payment_methods }] = await Promise.all([
    loadSubscription(),
    send(listInvoices),
    send(listPaymentMethods),
  ]);
  return { subscription, invoices, paymentMethods: payment_methods };
}
