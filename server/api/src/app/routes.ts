import { emailRoutes } from '../accounts/email/routes';
import { accountRoutes } from '../accounts/own-data/routes';
import { credentialRoutes } from '../accounts/passwords/routes';
import { profileRoutes } from '../accounts/profile/routes';
import { authRoutes } from '../accounts/sessions/routes';
import { sessionRoutes } from '../accounts/sessions/session-routes';
import { userRoutes } from '../accounts/sign-up/routes';
import { assistantRoutes } from '../assistant/routes';
import { checkoutRoutes } from '../billing/checkout/routes';
import { billingRoutes } from '../billing/routes';
import { subscriptionRoutes } from '../billing/subscription/routes';
import { webhookRoutes } from '../billing/webhook/routes';
import { answerRoutes } from '../blogs/answer-routes';
import { connectionRoutes } from '../blogs/connection/routes';
import { pictureRoutes } from '../blogs/picture-routes';
import { blogRoutes } from '../blogs/routes';
import { insightRoutes } from '../insights/routes';
import { licenseRoutes } from '../licenses/routes';
import { validateRoutes } from '../licenses/validate/routes';
import { mailRoutes } from '../mail/routes';
import { telemetryRoutes } from '../telemetry/routes';
import { healthRoutes } from '../http/health/routes';
import type { App } from '../http/app-type';
import type { Services } from '../kernel/services';

/** Registers the routes of one resource; what needs a scope of its own is awaited. */
type RouteModule = (app: App, services: Services) => void | Promise<void>;

/** All of them; their order means nothing. */
export const routeModules: readonly RouteModule[] = [
  authRoutes,
  credentialRoutes,
  sessionRoutes,
  userRoutes,
  profileRoutes,
  emailRoutes,
  accountRoutes,
  mailRoutes,
  billingRoutes,
  subscriptionRoutes,
  checkoutRoutes,
  licenseRoutes,
  validateRoutes,
  blogRoutes,
  connectionRoutes,
  pictureRoutes,
  answerRoutes,
  insightRoutes,
  assistantRoutes,
  telemetryRoutes,
  webhookRoutes,
  healthRoutes,
];
