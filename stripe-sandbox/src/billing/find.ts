import { invalidRequest, noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Row, Table } from '../store/table';
import type { Price } from '../stripe-types';
import { findPrice } from './catalogue';

/**
 * The row of that id.
 * @param kind Stripe's word for it in the message.
 * @param param the parameter that named it (400), or nothing where the path did (404).
 */
export function find<T extends Row>(table: Table<T>, kind: string, id: string, param?: string): T {
  const row = table.get(id);
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}

/** A price that can be subscribed to; `param` as in `find`. */
export function priceOnSale(id: string, param: string): Price {
  const price = findPrice(id);
  if (price === undefined) throw noSuch('price', id, param);
  return price;
}

/** A default card that a request names has to be one of the customer's own; null is none. */
export function ownCard(sandbox: Sandbox, customer: string, card: string | null, param: string) {
  if (card === null || sandbox.store.paymentMethods.get(card)?.customer === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${card}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}
