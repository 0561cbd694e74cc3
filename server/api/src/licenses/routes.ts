import * as calls from '@cpal/shared/contract/licenses/license';
import type { App } from '../http/app-type';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { allowDomain, listDomains, releaseDomain } from './domains';
import {
  createLicense,
  deactivateLicense,
  deleteLicense,
  listLicenses,
  reactivateLicense,
} from './licenses';
import { renameLicense } from './rename';

/** A member's license keys. */
export function licenseRoutes(app: App, services: Services) {
  route(app, calls.listLicenses, {
    handler: async ({ member }) => ({ licenses: await listLicenses(services, member.user.id) }),
  });

  route(app, calls.createLicense, {
    idempotent: true,
    handler: async ({ member, body }) => ({
      license: await createLicense(services, member.user.id, body.product_id),
    }),
  });

  route(app, calls.deactivateLicense, {
    handler: async ({ member, params }) => ({
      license: await deactivateLicense(services, member.user.id, params.id),
    }),
  });

  route(app, calls.reactivateLicense, {
    handler: async ({ member, params }) => ({
      license: await reactivateLicense(services, member.user.id, params.id),
    }),
  });

  route(app, calls.renameLicense, {
    handler: async ({ member, params, body }) => ({
      license: await renameLicense(services, member.user.id, params.id, body.name),
    }),
  });

  route(app, calls.deleteLicense, {
    handler: async ({ member, params }) => {
      await deleteLicense(services, member.user.id, params.id);
      return { deleted: true };
    },
  });

  route(app, calls.listDomains, {
    handler: ({ member, params }) => listDomains(services, member.user.id, params.id),
  });

  route(app, calls.allowDomain, {
    idempotent: true,
    handler: async ({ member, params, body }) => ({
      domain: await allowDomain(services, member.user, params.id, body.domain),
    }),
  });

  route(app, calls.releaseDomain, {
    handler: async ({ member, params }) => {
      await releaseDomain(services, member.user.id, params.id, params.domain);
      return { deleted: true };
    },
  });
}
