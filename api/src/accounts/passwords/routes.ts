import * as contract from '@cpal/shared/contract/credentials';
import { done } from '@cpal/shared/contract/fields';
import type { App } from '../../server/app-type';
import { memberOf } from '../../server/plugins/auth';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { changePassword } from './change-password';
import { requestReset, resetPassword } from './reset-password';
import { requestVerification, verifyEmail } from '../sign-up/verify-email';

/** Bytes; passwords and tokens are short. */
const bodyLimit = 16 * 1024;

const finished = { ok: true as const };
const answers = { response: { 200: done, ...problems } };
/** The work goes on after the answer: a mail is sent. */
const acceptance = { response: { 202: done, ...problems } };

/** Changing a password, choosing one by mail, and verifying an email. */
export function credentialRoutes(app: App, services: Services) {
  app.route({
    method: 'PUT',
    url: '/api/auth/password',
    bodyLimit,
    config: { limits: 'passwordProof' },
    schema: { body: contract.changePassword, ...answers },
    handler: async (request) => {
      await changePassword(services, memberOf(request), request.body);
      return finished;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/password-reset',
    bodyLimit,
    config: { public: true, limits: 'passwordReset' },
    schema: { body: contract.requestReset, ...acceptance },
    handler: async (request, reply) => {
      await requestReset(services, request.body.email);
      return reply.code(202).send(finished);
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/auth/password-reset',
    bodyLimit,
    config: { public: true },
    schema: { body: contract.resetPassword, ...answers },
    handler: async (request) => {
      await resetPassword(services, request.body);
      return finished;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/verify-email',
    bodyLimit,
    config: { public: true },
    schema: { body: contract.verifyEmail, ...answers },
    handler: async (request) => {
      await verifyEmail(services, request.body.token);
      return finished;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/verify-email/resend',
    config: { limits: 'verifyEmail' },
    schema: acceptance,
    handler: async (request, reply) => {
      await requestVerification(services, memberOf(request).user);
      return reply.code(202).send(finished);
    },
  });
}
