import type { FastifyInstance } from 'fastify';
import { find } from '../billing/find';
import type { Sandbox } from '../sandbox';
import type { Row, Table } from '../store/table';
import { endpoint } from './endpoint';

/**
 * Serves the retrieval of one row by its id.
 * @param path the resource's, such as `/invoices`.
 * @param kind Stripe's word for it in the message of a 404.
 */
export function retrieve<T extends Row>(
  app: FastifyInstance,
  sandbox: Sandbox,
  path: string,
  table: Table<T>,
  kind: string,
): void {
  endpoint(app, sandbox, {
    method: 'GET',
    path: `${path}/:id`,
    params: {},
    answer: (_params, id) => find(table, kind, id),
  });
}
