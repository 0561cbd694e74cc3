import * as calls from '@cpal/shared/contract/accounts/auth';
import type { App } from '../../http/app-type';
import { loginDelayNote } from '../../http/limits/login-delay';
import { formBody, route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { toUser } from '../../users/to-user';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { refreshSession } from './refresh';

/** Logging in and out, and the account of the person who is logged in. */
export function authRoutes(app: App, services: Services) {
  route(app, calls.logIn, {
    limits: 'login',
    bodyLimit: formBody,
    description: loginDelayNote,
    handler: ({ body, headers }) => logIn(services, body, headers['user-agent']),
  });

  route(app, calls.refreshSession, {
    limits: 'refresh',
    bodyLimit: formBody,
    handler: ({ body }) => refreshSession(services, body.refresh_token),
  });

  route(app, calls.logOut, {
    bodyLimit: formBody,
    handler: async ({ body, headers }) => {
      await logOut(services, {
        authorization: headers.authorization,
        refreshToken: body?.refresh_token,
      });
      return { ok: true };
    },
  });

  route(app, calls.showMember, { handler: ({ member }) => toUser(member.user) });
}
