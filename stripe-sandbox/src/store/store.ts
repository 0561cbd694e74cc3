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
  CardKept,
  Delivery,
  PendingLine,
  PendingPayment,
  SessionOrder,
  StoredAnswer,
} from './records';
import { Table, type Undo } from './table';

const stateVersion = 1;

/** Everything the sandbox knows. Changes are made inside `transact`. */
export class Store {
  readonly #journal: Undo[] = [];
  #revision = 0;
  readonly #record = (undo: Undo): void => {
    this.#revision += 1;
    this.#journal.push(undo);
  };

  readonly customers = new Table<Customer>(this.#record);
  readonly deletedCustomers = new Table<DeletedCustomer>(this.#record);
  readonly paymentMethods = new Table<PaymentMethod>(this.#record);
  readonly setupIntents = new Table<SetupIntent>(this.#record);
  readonly subscriptions = new Table<Subscription>(this.#record);
  readonly invoices = new Table<Invoice>(this.#record);
  readonly checkoutSessions = new Table<CheckoutSession>(this.#record);
  readonly events = new Table<StripeEvent>(this.#record);
  readonly cards = new Table<CardKept>(this.#record);
  readonly pendingLines = new Table<PendingLine>(this.#record);
  readonly pendingPayments = new Table<PendingPayment>(this.#record);
  readonly sessionOrders = new Table<SessionOrder>(this.#record);
  readonly deliveries = new Table<Delivery>(this.#record);
  readonly answers = new Table<StoredAnswer>(this.#record);
  /** One row: how many seconds the sandbox's clock is ahead of the real one. */
  readonly clock = new Table<{ id: 'clock'; ahead: number }>(this.#record);

  /** Counts the changes, so that an unchanged state need not be written again. */
  get revision(): number {
    return this.#revision;
  }

  /** Runs `work`, not nested; where it throws, nothing of what it changed remains. */
  transact<T>(work: () => T): T {
    this.#journal.length = 0;
    try {
      return work();
    } catch (error) {
      for (const undo of this.#journal.toReversed()) undo();
      throw error;
    } finally {
      this.#journal.length = 0;
    }
  }

  /** The whole state as JSON text. */
  snapshot(): string {
    const rows = this.#tables().map(([name, table]) => [name, table.all()]);
    return JSON.stringify({ version: stateVersion, tables: Object.fromEntries(rows) });
  }

  /**
   * Takes over a state that `snapshot` wrote.
   * @throws Error where it is something else.
   */
  load(snapshot: string): void {
    const state: unknown = JSON.parse(snapshot);
    if (typeof state !== 'object' || state === null) throw new Error('it is not an object');
    if (!('version' in state) || state.version !== stateVersion) {
      throw new Error(`it is not of version ${stateVersion}`);
    }
    if (!('tables' in state) || typeof state.tables !== 'object' || state.tables === null) {
      throw new Error('it has no tables');
    }
    const rows = new Map<string, unknown>(Object.entries(state.tables));
    // A state from before a table was thought of has none of its rows.
    for (const [name, table] of this.#tables()) table.load(rows.get(name) ?? []);
  }

  #tables(): [string, { all(): unknown[]; load(rows: unknown): void }][] {
    return Object.entries(this).filter(([, value]) => value instanceof Table);
  }
}
