import * as calls from '@cpal/shared/contract/billing/billing';
import { showBillingDetails } from '@cpal/shared/contract/billing/billing-details';
import { saveBillingDetails } from '@cpal/shared/contract/billing/save-billing-details';
import type { App } from '../http/app-type';
import { Problem } from '@cpal/server-kit/problem';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { addSeconds, day } from '../kernel/clock';
import { addCard, deleteCard } from './cards/cards';
import { showConfirmation } from './cards/payment-confirmation';
import { setDefaultCard } from './cards/default-card';
import { saveDetails, showDetails } from './details/details';
import { listDuplicates } from './duplicates/list-duplicates';
import { listInvoices, listPaymentMethods } from './overview';
import { ensureCustomer } from './stripe/customers';
import { once } from './stripe/once';

/** Seconds for which a member is shown that they paid twice. */
const duplicatesShown = 30 * day;

/** A member's invoices, cards, and what invoices say of them. */
export function billingRoutes(app: App, services: Services) {
  const { db, stripe } = services;

  route(app, calls.listInvoices, {
    handler: async ({ member: { user } }) => {
      const invoices = await listInvoices(db, user.stripeCustomerId);
      const since = addSeconds(services.clock(), -duplicatesShown);
      const duplicates = await listDuplicates(db, user.id, since);
      return duplicates.length > 0 ? { invoices, duplicate_purchases: duplicates } : { invoices };
    },
  });

  route(app, calls.listPaymentMethods, {
    handler: ({ member }) => listPaymentMethods(db, member.user.stripeCustomerId),
  });

  route(app, showBillingDetails, {
    handler: ({ member }) => showDetails(services, member.user),
  });

  route(app, saveBillingDetails, {
    handler: ({ member, body }) => saveDetails(services, member.user, body),
  });

  route(app, calls.createSetupIntent, {
    idempotent: true,
    limits: 'setupIntent',
    handler: async ({ member }) => {
      const customer = await ensureCustomer(services, member.user);
      const { client_secret: clientSecret } = await stripe.setupIntents.create(
        { customer: customer.id, usage: 'off_session', allowed_payment_method_types: ['card'] },
        once(),
      );
      if (clientSecret === null)
        throw new Problem('payment_provider_failed', 'No client secret returned from server');
      return { clientSecret };
    },
  });

  route(app, calls.addPaymentMethod, {
    idempotent: true,
    handler: async ({ member, body }) => ({
      payment_method: await addCard(services, member.user, body.payment_method_id),
    }),
  });

  route(app, calls.setDefaultPaymentMethod, {
    handler: async ({ member, params }) => ({
      payment_method: await setDefaultCard(services, member.user, params.id),
    }),
  });

  route(app, calls.showPaymentConfirmation, {
    handler: async ({ member }) => ({
      confirmation: await showConfirmation(services, member.user),
    }),
  });

  route(app, calls.deletePaymentMethod, {
    handler: async ({ member, params }) => {
      await deleteCard(services, member.user, params.id);
      return { deleted: true };
    },
  });
}
