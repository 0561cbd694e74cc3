import * as contract from '@cpal/shared/contract/license';
import type { App } from '../../server/app-type';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { validateLicense } from './validate';

const url = '/api/v1/licenses/validate';

/** What a blog calls with its key, from its server or from its readers' browsers. */
export function validateRoutes(app: App, services: Services) {
  app.route({
    method: 'POST',
    url: url,
    config: { public: true, limits: 'validate', anyOrigin: true },
    schema: {
      body: contract.validateLicense,
      response: { 200: contract.validation, ...problems },
    },
    handler: (request) => validateLicense(services, request.body),
  });

  app.route({
    method: 'OPTIONS',
    url: url,
    config: { public: true, limits: 'validate', anyOrigin: true },
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
