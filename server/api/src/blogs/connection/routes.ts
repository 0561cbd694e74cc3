import { Readable } from 'node:stream';
import * as calls from '@cpal/shared/contract/blogs/connection';
import * as v from 'valibot';
import type { App } from '../../http/app-type';
import { formBody, route } from '../../http/route';
import { hour } from '../../kernel/clock';
import type { Services } from '../../kernel/services';
import { connect, showAccount, startConnecting } from './codes';
import { createPluginZip } from './plugin-zip';

/** How a blog's plugin gets what it needs: the zip, a code for its member, and what the code is good for. */
export function connectionRoutes(app: App, services: Services) {
  const zip = createPluginZip(services);

  route(app, calls.downloadPlugin, {
    file: { type: 'application/zip', schema: v.string() },
    handler: async (_request, reply) => {
      const bytes = await zip();
      reply
        .header('cache-control', `public, max-age=${hour}`)
        .header('content-length', bytes.length)
        .header('content-disposition', 'attachment; filename="cpal.zip"')
        .type('application/zip');
      return Readable.from([bytes]);
    },
  });

  route(app, calls.startConnection, {
    limits: 'connectionCode',
    handler: ({ member, params }) => startConnecting(services, member.user, params.id),
  });

  route(app, calls.showConnection, {
    limits: 'connection',
    bodyLimit: formBody,
    handler: ({ body }) => showAccount(services, body),
  });

  route(app, calls.connectPlugin, {
    limits: 'connection',
    bodyLimit: formBody,
    handler: ({ body }) => connect(services, body),
  });
}
