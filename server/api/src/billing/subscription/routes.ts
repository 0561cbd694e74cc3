import * as calls from '@cpal/shared/contract/billing/subscription';
import type { App } from '../../http/app-type';
import { route } from '../../http/route';
import type { Services } from '../../kernel/services';
import { showSubscription } from '../overview';
import { changePlan, previewPlan } from './plan-change';
import { cancelSubscription, resumeSubscription } from './subscription';

/** A member's subscription: shown, ended, taken up again, moved to another plan. */
export function subscriptionRoutes(app: App, services: Services) {
  route(app, calls.showSubscription, {
    handler: ({ member }) => showSubscription(services.db, member.user.stripeCustomerId),
  });

  route(app, calls.cancelSubscription, {
    handler: ({ member, body }) => cancelSubscription(services, member.user, body?.reason),
  });

  route(app, calls.resumeSubscription, {
    handler: ({ member }) => resumeSubscription(services, member.user),
  });

  route(app, calls.previewPlanChange, {
    handler: ({ member, body }) => previewPlan(services, member.user, body.priceId),
  });

  route(app, calls.changePlan, {
    idempotent: true,
    handler: ({ member, body }) => changePlan(services, member.user, body),
  });
}
