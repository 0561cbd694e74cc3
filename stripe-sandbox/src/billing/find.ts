import { noSuch } from '../http/problem';
import type { Row, Table } from '../store/table';
import { findPrice } from './catalogue';
import type { Price } from '../stripe-types';

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
