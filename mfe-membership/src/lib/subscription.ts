import { api, toProblem } from '@cpal/shared/api';
import type { Subscription, SubscriptionAnswer } from '@cpal/shared/contract/billing';
import { entitlingStatuses } from '@cpal/shared/contract/license-terms';

/**
 * The member's live subscription, or null. A failure is logged and counts as none: on these
 * screens the licences matter more (spec, sections 7 and 8).
 */
export async function loadLiveSubscription(): Promise<Subscription | null> {
  try {
    const answer = await api.get<SubscriptionAnswer>('/api/billing/subscription');
    return 'status' in answer && entitlingStatuses.has(answer.status) ? answer : null;
  } catch (thrown) {
    const { status, code } = toProblem(thrown);
    if (status !== 404) console.warn(`The subscription could not be loaded: ${code}`);
    return null;
  }
}
