import * as calls from '@cpal/shared/contract/accounts/session';
import type { App } from '../../http/app-type';
import { linkNext, readAfter } from '../../http/pages';
import { route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { endOtherSessions, endSession, listSessions } from './own-sessions';

/** Where a member is logged in. */
export function sessionRoutes(app: App, services: Services) {
  route(app, calls.listSessions, {
    paged: true,
    handler: async (request, reply) => {
      const { user, sessionId } = request.member;
      const { next, ...list } = await listSessions(
        services,
        user.id,
        sessionId,
        readAfter(request),
      );
      linkNext(reply, request, next);
      return list;
    },
  });

  route(app, calls.endOtherSessions, {
    handler: async ({ member: { user, sessionId } }) => ({
      ended: await endOtherSessions(services, user.id, sessionId),
    }),
  });

  route(app, calls.endSession, {
    handler: async ({ member, params }) => {
      await endSession(services, member.user.id, params.id);
      return { ok: true };
    },
  });
}
