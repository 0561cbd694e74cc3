import { loadSubscription, send, toResult } from '@cpal/shared/api';
import {
  type DuplicatePurchase,
  type Invoice,
  listInvoices,
  listPaymentMethods,
  type PaymentMethod,
  showPaymentConfirmation,
} from '@cpal/shared/contract/billing/billing';
import type { Subscription } from '@cpal/shared/contract/billing/subscription';

/** All that the billing screen shows. */
export interface Billing {
  subscription: Subscription | null;
  invoices: Invoice[];
  paymentMethods: PaymentMethod[];
  /** Second plans of the last month, which were canceled. */
  duplicates: DuplicatePurchase[];
  /** The card whose bank wants the open payment confirmed by its holder; null where none does. */
  asking: PaymentMethod | null;
}

/** Statuses in which an open invoice may wait for the bank of a card. */
const owing = new Set(['past_due', 'unpaid', 'incomplete']);

/**
 * Which card the open payment waits for. A failure is none: whoever starts to confirm is told.
 * @param subscription that the payment is for.
 */
async function findAskingCard(subscription: Promise<Subscription | null>): Promise<string | null> {
  const { status = '' } = (await subscription) ?? {};
  if (!owing.has(status)) return null;
  const waiting = await toResult(send(showPaymentConfirmation));
  return 'value' in waiting ? (waiting.value.confirmation?.payment_method_id ?? null) : null;
}

/** Loads all parts together; it fails as one. */
export async function loadBilling(): Promise<Billing> {
  const loading = loadSubscription();
  const [subscription, { invoices, duplicate_purchases }, { payment_methods }, card] =
    await Promise.all([
      loading,
      send(listInvoices),
      send(listPaymentMethods),
      findAskingCard(loading),
    ]);
  return {
    subscription,
    invoices,
    paymentMethods: payment_methods,
    duplicates: duplicate_purchases ?? [],
    asking: payment_methods.find(({ id }) => id === card) ?? null,
  };
}
