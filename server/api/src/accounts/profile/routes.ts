import * as calls from '@cpal/shared/contract/accounts/account';
import type { App } from '../../http/app-type';
import { formBody, route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { changeProfile } from './change-profile';

/** What a member changes of who they are. */
export function profileRoutes(app: App, services: Services) {
  route(app, calls.changeProfile, {
    bodyLimit: formBody,
    handler: async ({ member, body }) => {
      await changeProfile(services, member.user.id, body);
      return { ok: true };
    },
  });
}
