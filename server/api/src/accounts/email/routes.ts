import * as calls from '@cpal/shared/contract/accounts/account';
import type { App } from '../../http/app-type';
import { formBody, route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { cancelEmailChange, requestEmailChange } from './change-email';

/** Changing the email that a member logs in with. */
export function emailRoutes(app: App, services: Services) {
  route(app, calls.requestEmailChange, {
    limits: 'emailChange',
    bodyLimit: formBody,
    handler: async ({ member, body }) => {
      await requestEmailChange(services, member.user, body);
      return { ok: true };
    },
  });

  route(app, calls.cancelEmailChange, {
    handler: async ({ member }) => {
      await cancelEmailChange(services, member.user.id);
      return { ok: true };
    },
  });
}
