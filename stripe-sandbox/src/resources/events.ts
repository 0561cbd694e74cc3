import type { FastifyInstance } from 'fastify';
import { find } from '../billing/find';
import { listOf, text } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';

const listParams = { ...pageParams, type: text, types: listOf(text) };

/** Events: list and retrieve. */
export function eventRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { events } = sandbox.store;

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/events',
    params: listParams,
    answer: (params) => {
      const wanted = params.types ?? (params.type === undefined ? undefined : [params.type]);
      const rows = events.newestFirst().filter((event) => wanted?.includes(event.type) ?? true);
      return pageOf(rows, params, '/v1/events', 'event');
    },
  });

  endpoint(app, sandbox, {
    method: 'GET',
    path: '/events/:id',
    params: {},
    answer: (_params, id) => find(events, 'event', id),
  });
}
