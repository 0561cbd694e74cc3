import * as contract from '@cpal/shared/contract/billing';
import { stripeId } from '@cpal/shared/contract/fields';
import { deleted } from '@cpal/shared/contract/license';
import * as z from 'zod/mini';
import type { App } from '../server/app-type';
import { memberOf } from '../server/plugins/auth';
import { problems } from '../server/plugins/openapi';
import { Problem } from '@cpal/server-kit/problem';
import type { Services } from '../server/services';
import { ensureCustomer } from './stripe/customers';
import { once } from './stripe/once';
import { addCard, deleteCard } from './cards/cards';
import { setDefaultCard } from './cards/default-card';
import { listInvoices, listPaymentMethods } from './overview';

const methodId = z.object({ id: stripeId('Payment method id') });

/** A member's invoices and cards. */
export function billingRoutes(app: App, services: Services) {
  const { db, stripe } = services;

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
        once(),
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
    method: 'PUT',
    url: '/api/billing/payment-methods/:id/default',
    schema: { params: methodId, response: { 200: contract.paymentMethodAnswer, ...problems } },
    handler: async (request) => ({
      payment_method: await setDefaultCard(services, memberOf(request).user, request.params.id),
    }),
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
