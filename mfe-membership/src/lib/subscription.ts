import type { Result } from '@cpal/shared/api';
import { entitlingStatuses } from '@cpal/shared/contract/licenses/license-terms';
import type { Subscription } from '@cpal/shared/contract/billing/subscription';

/** The member's subscription in whatever state, null for none, or why it could not be loaded. */
export type LoadedPlan = Result<Subscription | null>;

/** Whether license keys can be made and used under a subscription. */
export const isLive = ({ status }: Subscription) => entitlingStatuses.has(status);

/** Whether the plan is known to be a live one. */
export const hasLivePlan = (plan: LoadedPlan) =>
  'value' in plan && plan.value !== null && isLive(plan.value);

/** Whether no key works, however active it is; where the plan is not known, nothing is claimed. */
export const isOnHold = (plan: LoadedPlan) => 'value' in plan && !hasLivePlan(plan);
