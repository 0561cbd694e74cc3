import type { FastifyInstance } from 'fastify';
import { findPrice, prices } from '../billing/catalogue';
import { flag, listOf, oneOf, text } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';

const listParams = {
  ...pageParams,
  active: flag,
  currency: text,
  lookup_keys: listOf(text),
  product: text,
  type: oneOf('one_time', 'recurring'),
};

/** Prices: list and retrieve; the catalogue is fixed. */
export function priceRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  endpoint(app, sandbox, {
    method: 'GET',
    path: '/prices',
    params: listParams,
    answer: (params) => {
      const { active, currency, lookup_keys, product, type } = params;
      const rows = prices
        .toReversed()
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => currency === undefined || price.currency === currency)
        .filter((price) => lookup_keys?.includes(price.lookup_key ?? '') ?? true)
        .filter((price) => product === undefined || price.product === product)
        .filter((price) => type === undefined || price.type === type);
      return pageOf(rows, params, '/v1/prices', 'price');
    },
  });

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/prices/:id',
    params: {},
    answer: (_params, id) => {
      const price = findPrice(id);
      if (price === undefined) throw noSuch('price', id);
      return price;
    },
  });
}
