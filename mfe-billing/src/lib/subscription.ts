import { api, toProblem } from '@cpal/shared/api';
import type {
  PlanChangePreview,
  Subscription,
  SubscriptionAnswer,
} from '@cpal/shared/contract/billing';

const path = '/api/billing/subscription';

/** The member's subscription; an empty answer and a 404 both mean none. */
export async function loadSubscription(): Promise<Subscription | null> {
  try {
    const answer = await api.get<SubscriptionAnswer>(path);
    return 'status' in answer ? answer : null;
  } catch (thrown) {
    if (toProblem(thrown).status === 404) return null;
    throw thrown;
  }
}

/** Lets the subscription run out at the end of what is paid. */
export const cancelSubscription = () => api.post<Subscription>(`${path}/cancel`);

/** Takes a cancellation back. */
export const resumeSubscription = () => api.post<Subscription>(`${path}/resume`);

/** What moving to another price would cost at once; nothing is changed by asking. */
export const previewPlanChange = (priceId: string) =>
  api.post<PlanChangePreview>(`${path}/preview`, { priceId });

/** Moves the subscription to another price, which may charge the default card. */
export const changePlan = (priceId: string) => api.put<Subscription>(path, { priceId });

/** When a subscription ends for good, in seconds, or null where it renews. */
export const endOf = ({ cancel_at, cancel_at_period_end, current_period_end }: Subscription) =>
  cancel_at ?? (cancel_at_period_end ? current_period_end : null);

/** States in which a second checkout would be a second payment: all that live but `incomplete`. */
const blocking = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Whether a subscription stands in the way of buying another one. */
export const blocksCheckout = ({ status }: Subscription) => blocking.has(status);
