import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Invoice,
  PaymentMethod,
  SetupIntent,
  StripeEvent,
  Subscription,
} from '../stripe-types';
import type {
  CardRecord,
  Delivery,
  PendingLines,
  PendingPayment,
  SessionOrder,
  StoredAnswer,
} from './records';
import { Table } from './table';

/** Everything the sandbox knows. */
export const createStore = () => ({
  customers: new Table<Customer>('customer'),
  deletedCustomers: new Table<DeletedCustomer>(),
  paymentMethods: new Table<PaymentMethod>('PaymentMethod'),
  setupIntents: new Table<SetupIntent>('setupintent'),
  subscriptions: new Table<Subscription>('subscription'),
  invoices: new Table<Invoice>('invoice'),
  checkoutSessions: new Table<CheckoutSession>('checkout.session'),
  events: new Table<StripeEvent>('event'),
  cards: new Table<CardRecord>(),
  pendingLines: new Table<PendingLines>(),
  pendingPayments: new Table<PendingPayment>(),
  sessionOrders: new Table<SessionOrder>(),
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
