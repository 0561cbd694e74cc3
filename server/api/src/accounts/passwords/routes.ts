import * as calls from '@cpal/shared/contract/accounts/credentials';
import type { App } from '../../http/app-type';
import { formBody, route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { requestVerification, verifyEmail } from '../sign-up/verify-email';
import { changePassword } from './change-password';
import { requestReset, resetPassword } from './reset-password';

/** Changing a password, choosing one by mail, and verifying an email. */
export function credentialRoutes(app: App, services: Services) {
  route(app, calls.changePassword, {
    limits: 'passwordProof',
    bodyLimit: formBody,
    handler: async ({ member, body }) => {
      await changePassword(services, member, body);
      return { ok: true };
    },
  });

  route(app, calls.requestReset, {
    limits: 'passwordReset',
    bodyLimit: formBody,
    handler: async ({ body }) => {
      await requestReset(services, body.email);
      return { ok: true };
    },
  });

  route(app, calls.resetPassword, {
    bodyLimit: formBody,
    handler: async ({ body }) => {
      await resetPassword(services, body);
      return { ok: true };
    },
  });

  route(app, calls.verifyEmail, {
    bodyLimit: formBody,
    handler: async ({ body }) => ({
      ok: true,
      isNewLogin: await verifyEmail(services, body.token),
    }),
  });

  route(app, calls.resendVerification, {
    limits: 'verifyEmail',
    handler: async ({ member }) => {
      await requestVerification(services, member.user);
      return { ok: true };
    },
  });
}
