import * as calls from '@cpal/shared/contract/license-validation';
import type { App } from '../../server/app-type';
import { route } from '../../server/route';
import type { Services } from '../../server/services';
import { validateLicense } from './validate';

/** What a blog calls with its key, from its server or from its readers' browsers. */
export function validateRoutes(app: App, services: Services) {
  const open = { limits: 'validate', anyOrigin: true } as const;

  route(app, calls.validateLicense, {
    ...open,
    handler: ({ body }) => validateLicense(services, body),
  });

  // What a browser asks before it lets a page of another origin call.
  app.route({
    method: 'OPTIONS',
    url: calls.validateLicense.path,
    config: { public: true, ...open },
    schema: { hide: true },
    handler: (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '86400',
        })
        .send({}),
  });
}
