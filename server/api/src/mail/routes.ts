import { Readable } from 'node:stream';
import * as calls from '@cpal/shared/contract/accounts/mails';
import * as v from 'valibot';
import type { App } from '../http/app-type';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { requireStop, stopMail } from './stop-mail';
import { sendAsPage, stopPage, stoppedPage } from './stop-page';
import { setMailSwitches, toMailSwitches } from './switches';

const file = { type: 'text/html', schema: v.string() };

/** Which mails a member gets. */
export async function mailRoutes(app: App, services: Services) {
  route(app, calls.showMailSwitches, {
    handler: ({ member }) => toMailSwitches(member.user),
  });

  route(app, calls.setMailSwitches, {
    handler: ({ member, body }) => setMailSwitches(services, member.user.id, body),
  });

  route(app, calls.showMailStop, {
    file,
    handler: async ({ params }, reply) => {
      await requireStop(services, params.token);
      sendAsPage(reply);
      return Readable.from([stopPage]);
    },
  });

  await app.register(async (forms: App) => {
    forms.removeAllContentTypeParsers();
    // What forms and mail programs send says nothing that the address does not; it is not looked at.
    forms.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    route(forms, calls.stopMail, {
      file,
      handler: async ({ params }, reply) => {
        await stopMail(services, params.token);
        sendAsPage(reply);
        return Readable.from([stoppedPage]);
      },
    });
  });
}
