import type { FastifyInstance } from 'fastify';
import { listOf, text } from '../http/params';
import { pageOf, pageParams } from '../http/page';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';
import { retrieve } from './retrieve';

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
      const rows = events
        .all()
        .toReversed()
        .filter((event) => wanted?.includes(event.type) ?? true);
      return pageOf(rows, params, '/v1/events', 'event');
    },
  });

  retrieve(app, sandbox, '/events', events, 'event');
}
