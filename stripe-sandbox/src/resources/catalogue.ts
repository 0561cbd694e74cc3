import { findPrice, findProduct, prices, products } from '../billing/catalogue';
import { same } from '../http/page';
import { noSuch } from '../http/problem';
import type { Routes } from './endpoint';

/** Prices and products: list and retrieve; the catalogue is fixed. */
export function catalogueRoutes({ get, list }: Routes): void {
  const active = same('active', 'true', 'false');

  list('/prices', 'price', () => prices, {
    active,
    product: same('product'),
    type: same('type', 'one_time', 'recurring'),
  });

  get('/prices/:id', (id) => {
    const price = findPrice(id);
    if (price === undefined) throw noSuch('price', id);
    return price;
  });

  list('/products', 'product', () => products, { active });

  get('/products/:id', (id) => {
    const product = findProduct(id);
    if (product === undefined) throw noSuch('product', id);
    return product;
  });
}
