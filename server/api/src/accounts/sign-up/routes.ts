import * as customers from '@cpal/shared/contract/billing/customer';
import * as calls from '@cpal/shared/contract/accounts/sign-up';
import { linkCustomer } from '../../billing/customers/link-customer';
import type { App } from '../../http/app-type';
import { formBody, route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { signUp } from './sign-up';

/** Creating an account, and the customer that belongs to it. */
export function userRoutes(app: App, services: Services) {
  route(app, calls.signUp, {
    limits: 'signUp',
    bodyLimit: formBody,
    handler: async ({ body }) => ({ user: await signUp(services, body) }),
  });

  route(app, customers.linkCustomer, {
    handler: async ({ member, body }) => ({
      user: await linkCustomer(services, member.user, body),
    }),
  });
}
