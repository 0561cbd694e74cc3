import { accountExport } from '@cpal/shared/contract/account-export';
import * as contract from '@cpal/shared/contract/credentials';
import { deleted } from '@cpal/shared/contract/license';
import type { App } from '../../app-type';
import { memberOf } from '../../plugins/auth';
import { problems } from '../../plugins/openapi';
import type { Services } from '../../services';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';

/** What a member may do with the account as a whole. */
export function accountRoutes(app: App, services: Services) {
  app.route({
    method: 'GET',
    url: '/api/account/export',
    schema: { response: { 200: accountExport, ...problems } },
    handler: async (request, reply) => {
      const held = await exportAccount(services, memberOf(request).user);
      const date = services.clock().toISOString().slice(0, 10);
      const name = `cpal-account-${date}.json`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).send(held);
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
