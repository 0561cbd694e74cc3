import { requiredText } from '@cpal/shared/contract/fields';
import * as contract from '@cpal/shared/contract/license';
import * as z from 'zod/mini';
import type { App } from '../server/app-type';
import { memberOf } from '../server/plugins/auth';
import { problems } from '../server/plugins/openapi';
import type { Services } from '../server/services';
import { listDomains, releaseDomain } from './domains';
import {
  createLicense,
  deactivateLicense,
  deleteLicense,
  listLicenses,
  reactivateLicense,
} from './licenses';

const params = z.object({ id: z.uuid() });
const domainParams = z.extend(params, { domain: requiredText('Domain') });
const answer = { response: { 200: contract.licenseAnswer, ...problems } };

/** A member's licence keys. */
export function licenseRoutes(app: App, services: Services) {
  app.route({
    method: 'GET',
    url: '/api/licenses',
    schema: { response: { 200: contract.licenseList, ...problems } },
    handler: async (request) => ({
      licenses: await listLicenses(services, memberOf(request).user.id),
    }),
  });

  app.route({
    method: 'POST',
    url: '/api/licenses/user',
    schema: {
      body: contract.createLicense,
      response: { 201: contract.licenseAnswer, ...problems },
    },
    handler: async (request, reply) => {
      const { product_id } = request.body;
      const license = await createLicense(services, memberOf(request).user.id, product_id);
      return reply.code(201).send({ license });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/licenses/:id',
    schema: { params, ...answer },
    handler: async (request) => ({
      license: await deactivateLicense(services, memberOf(request).user.id, request.params.id),
    }),
  });

  app.route({
    method: 'PUT',
    url: '/api/licenses/:id/reactivate',
    schema: { params, ...answer },
    handler: async (request) => ({
      license: await reactivateLicense(services, memberOf(request).user.id, request.params.id),
    }),
  });

  app.route({
    method: 'DELETE',
    url: '/api/licenses/:id/permanent',
    schema: { params, response: { 200: contract.deleted, ...problems } },
    handler: async (request) => {
      await deleteLicense(services, memberOf(request).user.id, request.params.id);
      return { deleted: true as const };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/licenses/:id/domains',
    schema: { params, response: { 200: contract.licenseDomains, ...problems } },
    handler: (request) => listDomains(services, memberOf(request).user.id, request.params.id),
  });

  app.route({
    method: 'DELETE',
    url: '/api/licenses/:id/domains/:domain',
    schema: { params: domainParams, response: { 200: contract.deleted, ...problems } },
    handler: async (request) => {
      const { id, domain } = request.params;
      await releaseDomain(services, memberOf(request).user.id, id, domain);
      return { deleted: true as const };
    },
  });
}
