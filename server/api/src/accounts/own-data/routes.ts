import { Readable } from 'node:stream';
import * as calls from '@cpal/shared/contract/accounts/account';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import type { App } from '../../http/app-type';
import { toDay } from '../../kernel/clock';
import { formBody, route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';

/** What a member may do with the account as a whole. */
export function accountRoutes(app: App, services: Services) {
  route(app, calls.exportAccount, {
    limits: 'accountExport',
    file: { type: 'application/json', schema: accountExport },
    handler: async ({ member, log }, reply) => {
      const json = await exportAccount(services, member.user, log);
      const date = toDay(services.clock());
      const name = `cpal-account-${date}.json`;
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return Readable.from(json);
    },
  });

  route(app, calls.deleteAccount, {
    limits: 'passwordProof',
    bodyLimit: formBody,
    handler: async ({ member, body }) => {
      await deleteAccount(services, member.user, body.password);
      return { deleted: true };
    },
  });
}
