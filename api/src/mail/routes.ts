import * as calls from '@cpal/shared/contract/mails';
import type { App } from '../server/app-type';
import { route } from '../server/route';
import type { Services } from '../server/services';
import { setMailSwitches, toMailSwitches } from './switches';

/** Which mails a member gets. */
export function mailRoutes(app: App, services: Services) {
  route(app, calls.showMailSwitches, {
    handler: ({ member }) => toMailSwitches(member.user),
  });

  route(app, calls.setMailSwitches, {
    handler: ({ member, body }) => setMailSwitches(services, member.user.id, body),
  });
}
