import type { FastifyInstance } from 'fastify';
import { findProduct, products } from '../billing/catalogue';
import { flag, listOf, text } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';

const listParams = { ...pageParams, active: flag, ids: listOf(text) };

/** Products: list and retrieve; the catalogue is fixed. */
export function productRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  endpoint(app, sandbox, {
    method: 'GET',
    path: '/products',
    params: listParams,
    answer: (params) => {
      const { active, ids } = params;
      const rows = products
        .toReversed()
        .filter((product) => active === undefined || product.active === active)
        .filter((product) => ids === undefined || ids.includes(product.id));
      return pageOf(rows, params, '/v1/products', 'product');
    },
  });

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/products/:id',
    params: {},
    answer: (_params, id) => {
      const product = findProduct(id);
      if (product === undefined) throw noSuch('product', id);
      return product;
    },
  });
}
