import { Readable } from 'node:stream';
import { accountExport } from '@cpal/shared/contract/account-export';
import * as contract from '@cpal/shared/contract/credentials';
import { deleted } from '@cpal/shared/contract/license';
import type { FastifySchema } from 'fastify';
import type { App } from '../../server/app-type';
import { memberOf } from '../../server/plugins/auth';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';

// Without the schema's own type, because the answer is a stream of what it describes.
const exportSchema: FastifySchema = { response: { 200: accountExport, ...problems } };

/** What a member may do with the account as a whole. */
export function accountRoutes(app: App, services: Services) {
  app.route({
    method: 'GET',
    url: '/api/account/export',
    config: { limits: 'accountExport' },
    schema: exportSchema,
    handler: async (request, reply) => {
      const json = await exportAccount(services, memberOf(request).user, request.log);
      const date = services.clock().toISOString().slice(0, 10);
      const name = `cpal-account-${date}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(json));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/account',
    bodyLimit: 16 * 1024,
    config: { limits: 'passwordProof' },
    schema: { body: contract.deleteAccount, response: { 200: deleted, ...problems } },
    handler: async (request) => {
      await deleteAccount(services, memberOf(request).user, request.body.password);
      return { deleted: true as const };
    },
  });
}
