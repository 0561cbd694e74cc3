import { randomUUID } from 'node:crypto';
import * as contract from '@cpal/shared/contract/billing';
import { deleted } from '@cpal/shared/contract/license';
import * as z from 'zod/mini';
import type { App } from '../../app-type';
import { memberOf } from '../../plugins/auth';
import { problems } from '../../plugins/openapi';
import { Problem } from '../../problem';
import type { Services } from '../../services';
import { ensureCustomer } from '../../stripe/customers';
import { addCard, deleteCard } from './cards';
import { listInvoices, listPaymentMethods, showSubscription } from './overview';

const methodId = z.object({ id: z.string().check(z.regex(/^\w{1,255}$/)) });

/** What a member sees and changes of their own billing. */
export function billingRoutes(app: App, services: Services) {
  const { db, stripe } = services;

  app.route({
    method: 'GET',
    url: '/api/billing/subscription',
    schema: { response: { 200: contract.subscriptionAnswer, ...problems } },
    handler: (request) => showSubscription(db, memberOf(request).user.stripeCustomerId),
  });

  app.route({
    method: 'GET',
    url: '/api/billing/invoices',
    schema: { response: { 200: contract.invoiceList, ...problems } },
    handler: (request) => listInvoices(db, memberOf(request).user.stripeCustomerId),
  });

  app.route({
    method: 'GET',
    url: '/api/billing/payment-methods',
    schema: { response: { 200: contract.paymentMethodList, ...problems } },
    handler: (request) => listPaymentMethods(db, memberOf(request).user.stripeCustomerId),
  });

  app.route({
    method: 'POST',
    url: '/api/billing/setup-intent',
    config: { limits: 'setupIntent' },
    schema: { response: { 200: contract.setupIntent, ...problems } },
    handler: async (request) => {
      const customer = await ensureCustomer(services, memberOf(request).user);
      const { client_secret: clientSecret } = await stripe.setupIntents.create(
        { customer: customer.id, usage: 'off_session', allowed_payment_method_types: ['card'] },
        { idempotencyKey: randomUUID() },
      );
      if (clientSecret === null)
        throw new Problem('payment_provider_failed', 'No client secret returned from server');
      return { clientSecret };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/billing/payment-methods',
    schema: {
      body: contract.addPaymentMethod,
      response: { 201: contract.paymentMethodAnswer, ...problems },
    },
    handler: async (request, reply) => {
      const { payment_method_id } = request.body;
      const card = await addCard(services, memberOf(request).user, payment_method_id);
      return reply.code(201).send({ payment_method: card });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/billing/payment-methods/:id',
    schema: { params: methodId, response: { 200: deleted, ...problems } },
    handler: async (request) => {
      await deleteCard(services, memberOf(request).user, request.params.id);
      return { deleted: true as const };
    },
  });
}
