import * as calls from '@cpal/shared/contract/operation';
import type { App } from '../app-type';
import { users } from '../../db/schema';
import { Problem } from '@cpal/server-kit/problem';
import { route } from '../route';
import type { Services } from '../../kernel/services';
import { share } from '../../kernel/share';

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

  route(app, calls.checkHealth, { always: true, handler: () => ({ status: 'ok' }) });

  route(app, calls.checkReadiness, {
    always: true,
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
      return { status: 'ok' };
    },
  });
}
