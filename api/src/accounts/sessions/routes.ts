import * as contract from '@cpal/shared/contract/auth';
import { done } from '@cpal/shared/contract/fields';
import * as z from 'zod/mini';
import type { App } from '../../server/app-type';
import { loginDelayNote } from '../../server/limits/login-delay';
import { memberOf } from '../../server/plugins/auth';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { toUser } from '../to-user';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { refreshSession } from './refresh';

/** Bytes; what is typed into a login form is short. */
const bodyLimit = 16 * 1024;

/** Logging in and out, and the account of the person who is logged in. */
export function authRoutes(app: App, services: Services) {
  app.route({
    method: 'POST',
    url: '/api/auth/login',
    bodyLimit,
    config: { public: true, limits: 'login' },
    schema: {
      description: loginDelayNote,
      body: contract.login,
      response: { 200: contract.tokens, ...problems },
    },
    handler: (request) => logIn(services, request.body, request.headers['user-agent']),
  });

  app.route({
    method: 'POST',
    url: '/api/auth/refresh',
    bodyLimit,
    config: { public: true, limits: 'refresh' },
    schema: { body: contract.refresh, response: { 200: contract.tokens, ...problems } },
    handler: (request) => refreshSession(services, request.body.refresh_token),
  });

  app.route({
    method: 'POST',
    url: '/api/auth/logout',
    bodyLimit,
    config: { public: true },
    schema: {
      body: z.nullish(contract.logout),
      response: { 200: done, ...problems },
    },
    handler: async (request) => {
      await logOut(services, {
        authorization: request.headers.authorization,
        refreshToken: request.body?.refresh_token,
      });
      return { ok: true as const };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/auth/me',
    schema: { response: { 200: contract.user, ...problems } },
    handler: (request) => toUser(memberOf(request).user),
  });
}
