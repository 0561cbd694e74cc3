import { done } from '@cpal/shared/contract/fields';
import { sessionList } from '@cpal/shared/contract/session';
import * as z from 'zod/mini';
import type { App } from '../../server/app-type';
import { memberOf } from '../../server/plugins/auth';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { endSession, listSessions } from './own-sessions';

/** Where a member is logged in. */
export function sessionRoutes(app: App, services: Services) {
  app.route({
    method: 'GET',
    url: '/api/auth/sessions',
    schema: { response: { 200: sessionList, ...problems } },
    handler: (request) => {
      const { user, sessionId } = memberOf(request);
      return listSessions(services, user.id, sessionId);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/auth/sessions/:id',
    schema: { params: z.object({ id: z.uuid() }), response: { 200: done, ...problems } },
    handler: async (request) => {
      await endSession(services, memberOf(request).user.id, request.params.id);
      return { ok: true as const };
    },
  });
}
