import * as calls from '@cpal/shared/contract/licenses/license-validation';
import type { App } from '../../http/app-type';
import { preflight } from '../../http/preflight';
import { route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { validateLicense } from './validate';

/** What a blog calls with its key, from its server or from its readers' browsers. */
export function validateRoutes(app: App, services: Services) {
  const limits = 'validate';
  route(app, calls.validateLicense, {
    limits,
    anyOrigin: true,
    handler: async (request) => {
      const validation = await validateLicense(services, request.body);
      request.isRejected = !validation.valid;
      return validation;
    },
  });
  preflight(app, calls.validateLicense, limits);
}
