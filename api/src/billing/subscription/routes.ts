import * as contract from '@cpal/shared/contract/billing';
import type { App } from '../../server/app-type';
import { memberOf } from '../../server/plugins/auth';
import { problems } from '../../server/plugins/openapi';
import type { Services } from '../../server/services';
import { showSubscription } from '../overview';
import { changePlan, previewPlan } from './plan-change';
import { cancelSubscription, resumeSubscription } from './subscription';

const changed = { response: { 200: contract.subscription, ...problems } };

/** A member's subscription: shown, ended, taken up again, moved to another plan. */
export function subscriptionRoutes(app: App, services: Services) {
  app.route({
    method: 'GET',
    url: '/api/billing/subscription',
    schema: { response: { 200: contract.subscriptionAnswer, ...problems } },
    handler: (request) => showSubscription(services.db, memberOf(request).user.stripeCustomerId),
  });

  app.route({
    method: 'POST',
    url: '/api/billing/subscription/cancel',
    schema: changed,
    handler: (request) => cancelSubscription(services, memberOf(request).user),
  });

  app.route({
    method: 'POST',
    url: '/api/billing/subscription/resume',
    schema: changed,
    handler: (request) => resumeSubscription(services, memberOf(request).user),
  });

  app.route({
    method: 'POST',
    url: '/api/billing/subscription/preview',
    schema: {
      body: contract.previewPlanChange,
      response: { 200: contract.planChangePreview, ...problems },
    },
    handler: (request) => previewPlan(services, memberOf(request).user, request.body.priceId),
  });

  app.route({
    method: 'PUT',
    url: '/api/billing/subscription',
    schema: { body: contract.changePlan, ...changed },
    handler: (request) => changePlan(services, memberOf(request).user, request.body),
  });
}
