import { api, toProblem } from '@cpal/shared/api';
import type { Subscription, SubscriptionAnswer } from '@cpal/shared/contract/billing';
import { entitlingStatuses } from '@cpal/shared/contract/license-terms';

/**
 * The member's subscription, in whatever state; an empty answer and a 404 both mean none.
 * @throws Problem where it could not be loaded.
 */
export async function loadSubscription(): Promise<Subscription | null> {
  try {
    const answer = await api.get<SubscriptionAnswer>('/api/billing/subscription');
    return 'status' in answer ? answer : null;
  } catch (thrown) {
    if (toProblem(thrown).status === 404) return null;
    throw thrown;
  }
}

/** Whether licence keys can be made and used under a subscription. */
export const isLive = ({ status }: Subscription) => entitlingStatuses.has(status);
