import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { invoices, paymentMethods, subscriptions } from '../../db/schema';
import type { CustomerState } from './fetch-state';

/** What the mirror has of one customer, or is to have. */
export type Rows = Pick<CustomerState, 'subscriptions' | 'invoices' | 'paymentMethods'>;

/** Reads a customer's mirrored rows. */
export async function readRows(tx: Db, customerId: string): Promise<Rows> {
  return {
    subscriptions: await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.customerId, customerId)),
    invoices: await tx.select().from(invoices).where(eq(invoices.customerId, customerId)),
    paymentMethods: await tx
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.customerId, customerId)),
  };
}

const byId = (rows: { id: string }[]) => new Map(rows.map((row) => [row.id, row]));

const isSame = (a: Rows, b: Rows) =>
  isDeepStrictEqual(byId(a.subscriptions), byId(b.subscriptions)) &&
  isDeepStrictEqual(byId(a.invoices), byId(b.invoices)) &&
  isDeepStrictEqual(byId(a.paymentMethods), byId(b.paymentMethods));

/**
 * Makes a customer's mirrored rows those of `state`; rows that are true already stay.
 * @param before the rows as they are.
 * @returns whether anything was wrong.
 */
export async function replaceRows(
  tx: Db,
  customerId: string,
  { before, state }: { before: Rows; state: Rows },
): Promise<boolean> {
  if (isSame(before, state)) return false;
  for (const table of [subscriptions, invoices, paymentMethods])
    await tx.delete(table).where(eq(table.customerId, customerId));
  if (state.subscriptions.length > 0) await tx.insert(subscriptions).values(state.subscriptions);
  if (state.invoices.length > 0) await tx.insert(invoices).values(state.invoices);
  if (state.paymentMethods.length > 0) await tx.insert(paymentMethods).values(state.paymentMethods);
  return true;
}
