import * as contract from '@cpal/shared/contract/auth';
import type { App } from '../../server/app-type';
import { memberOf } from '../../server/plugins/auth';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { linkCustomer } from '../../billing/customers/link-customer';
import { signUp } from './sign-up';

/** Creating an account, and the customer that belongs to it. */
export function userRoutes(app: App, services: Services) {
  app.route({
    method: 'POST',
    url: '/api/users/sign-up',
    bodyLimit: 16 * 1024,
    config: { public: true, limits: 'signUp' },
    schema: { body: contract.signUp, response: { 201: contract.userAnswer, ...problems } },
    handler: async (request, reply) => {
      const user = await signUp(services, request.body);
      return reply.code(201).send({ user });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/update-stripe-customer-id',
    schema: { body: contract.linkCustomer, response: { 200: contract.userAnswer, ...problems } },
    handler: async (request) => ({
      user: await linkCustomer(services, memberOf(request).user, request.body),
    }),
  });
}
