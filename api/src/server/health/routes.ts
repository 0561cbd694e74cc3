import * as z from 'zod/mini';
import type { App } from '../app-type';
import { users } from '../../db/schema';
import { problems } from '../plugins/openapi';
import { Problem } from '@cpal/server-kit/problem';
import type { Services } from '../services';
import { share } from '../share';

const well = z.object({ status: z.literal('ok') });

/** What a supervisor and a balancer ask. */
export function healthRoutes(app: App, { db, tryWriting, lifecycle, clock }: Services) {
  // Anybody may ask, as often as they like: the database is asked once a second at most.
  const tryDatabase = share(
    clock,
    async () => {
      // A table of ours, not `select 1`: it also says that the migrations have run.
      await db.select({ id: users.id }).from(users).limit(1);
      await tryWriting();
    },
    1,
  );
  const options = {
    config: { public: true as const, always: true as const },
    schema: { response: { 200: well } },
  };

  app.route({
    method: 'GET',
    url: '/api/healthz',
    ...options,
    handler: () => ({ status: 'ok' as const }),
  });

  app.route({
    method: 'GET',
    url: '/api/readyz',
    ...options,
    schema: { response: { 200: well, ...problems } },
    handler: async () => {
      if (lifecycle.phase !== 'ready')
        throw new Problem('not_ready', `The server is ${lifecycle.phase}.`);
      try {
        await tryDatabase();
      } catch (cause) {
        throw new Problem('not_ready', 'The database is not ready.', {
          cause,
          headers: { 'retry-after': '5' },
        });
      }
      return { status: 'ok' as const };
    },
  });
}
