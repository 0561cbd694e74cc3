import { passTime } from './billing/due';
import { keepAnswers } from './http/idempotency';
import type { Sandbox } from './sandbox';
import type { Table } from './store/table';

/** How long Stripe keeps events; here also what came to nothing or is done with, in seconds. */
const keepDone = 30 * 24 * 60 * 60;
/** However fast they come in: the state is written whole at every change. */
const mostRows = 5_000;

/** Removes rows that nobody will ask for: those older than `before`, and the oldest of too many. */
function prune<T extends { id: string; created: number }>(
  table: Table<T>,
  before: number,
  mayGo: (row: T) => boolean = () => true,
): T[] {
  const rows = table.all().filter(mayGo);
  const tooMany = Math.max(0, rows.length - mostRows);
  const gone = rows.filter((row, index) => row.created < before || index < tooMany);
  for (const { id } of gone) table.remove(id);
  return gone;
}

/**
 * Forgets what would make the state grow for ever. Customers, attached cards, subscriptions and
 * invoices are the account's books and stay.
 */
function forget(sandbox: Sandbox): void {
  const { store } = sandbox;
  const now = sandbox.now();
  const done = now - keepDone;
  prune(store.answers, now - keepAnswers);
  prune(store.events, done, ({ id }) => store.deliveries.get(id) === undefined);
  prune(store.setupIntents, done);
  for (const { id } of prune(store.checkoutSessions, done, ({ status }) => status !== 'open')) {
    store.sessionOrders.remove(id);
  }
  for (const { id } of prune(store.paymentMethods, done, ({ customer }) => customer === null)) {
    store.cards.remove(id);
  }
  for (const { id } of store.pendingPayments.all()) {
    const owner = store.checkoutSessions.get(id) ?? store.invoices.get(id);
    if (owner?.status !== 'open') store.pendingPayments.remove(id);
  }
}

/** Lets happen what became due by itself, and forgets what Stripe would have forgotten. */
export function keepHouse(sandbox: Sandbox): Promise<void> {
  return sandbox.change(null, () => {
    passTime(sandbox, sandbox.now());
    forget(sandbox);
  });
}
