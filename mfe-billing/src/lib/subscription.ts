import { api, toProblem } from '@cpal/shared/api';
import type {
  PlanChangePreview,
  Subscription,
  SubscriptionAnswer,
} from '@cpal/shared/contract/billing';
import { blockingStatuses } from '@cpal/shared/contract/subscription-terms';

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

/** Whether a subscription stands in the way of buying another one. */
export const blocksCheckout = ({ status }: Subscription) => blockingStatuses.has(status);
