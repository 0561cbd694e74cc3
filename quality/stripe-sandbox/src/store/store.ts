import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  StripeEvent,
  Subscription,
  TaxId,
} from '../stripe-types';
import { Table } from './table';

// What is stored next to Stripe's own objects; times are in seconds of the sandbox's clock.

/** Which test card a payment method is; the card number itself is not stored. */
interface CardRecord {
  /** The payment method's id. */
  id: string;
  /** The card's first `pm_card_*` name. */
  testCard: string;
  /** Detached once, or used without a customer: Stripe never lets it be attached again. */
  spent: boolean;
  /** Whether its owner's bank agreed, when it was set up, to charges without the owner there. */
  authenticated: boolean;
}

/** What a buyer says on a hosted page, next to the card. */
export interface Buyer {
  /** Empty for an invoice, which knows. */
  email: string;
  /** What the invoice is to show; an empty text is nothing. */
  business: Readonly<
    Record<'company' | 'country' | 'line1' | 'city' | 'postalCode' | 'taxId', string>
  >;
}

/** An event that the webhook endpoint has not accepted yet. */
export interface Delivery {
  /** The event's id. */
  id: string;
  attempts: number;
  /** Why the last attempt was not accepted; null before the first. */
  refusal: string | null;
  /** Milliseconds since the epoch, of the real clock: retries do not follow the sandbox's clock. */
  nextAttemptAt: number;
}

/** The answer that an idempotency key repeats. */
export interface StoredAnswer {
  /** The idempotency key. */
  id: string;
  /** SHA-256 of the first request's method, path and parameters. */
  fingerprint: string;
  requestId: string;
  created: number;
  status: number;
  body: string;
}

/** Everything the sandbox knows. */
export const createStore = () => ({
  customers: new Table<Customer>('customer'),
  deletedCustomers: new Table<DeletedCustomer>(),
  taxIds: new Table<TaxId>('tax_id'),
  paymentMethods: new Table<PaymentMethod>('PaymentMethod'),
  setupIntents: new Table<SetupIntent>('setupintent'),
  subscriptions: new Table<Subscription>('subscription'),
  invoices: new Table<Invoice>('invoice'),
  invoicePayments: new Table<InvoicePayment>('invoice_payment'),
  paymentIntents: new Table<PaymentIntent>('payment_intent'),
  refunds: new Table<Refund>('refund'),
  checkoutSessions: new Table<CheckoutSession>('checkout.session'),
  events: new Table<StripeEvent>('event'),
  cards: new Table<CardRecord>(),
  /** By subscription, the prorations that wait for its next invoice. */
  pendingLines: new Table<{ id: string; lines: readonly InvoiceLine[] }>(),
  /** By checkout session or invoice, the payment that waits for an answer to the bank's question. */
  pendingPayments: new Table<{ id: string; paymentMethod: string; buyer: Buyer }>(),
  /** By checkout session, what it sells; the session object itself does not say. */
  sessionOrders: new Table<{ id: string; price: string }>(),
  deliveries: new Table<Delivery>(),
  answers: new Table<StoredAnswer>(),
  /** One row: how many seconds the sandbox's clock is ahead of the real one. */
  clock: new Table<{ id: 'clock'; ahead: number }>(),
});

export type Store = ReturnType<typeof createStore>;

/** Runs `work`, not nested; where it throws, nothing of what it changed remains. */
export function transact<T>(store: Store, work: () => T): T {
  const restores = Object.values(store).map((table) => table.snapshot());
  try {
    return work();
  } catch (error) {
    for (const restore of restores) restore();
    throw error;
  }
}
