import { api, toProblem } from '@cpal/shared/api';
import type { Subscription, SubscriptionAnswer } from '@cpal/shared/contract/billing';

/** The states in which the server lets a member create and reactivate licences. */
const liveStates = new Set(['active', 'trialing', 'past_due']);

/**
 * The member's live subscription, or null. A failure is logged and counts as none: on these
 * screens the licences matter more (spec, sections 7 and 8).
 */
export async function loadLiveSubscription(): Promise<Subscription | null> {
  try {
    const answer = await api.get<SubscriptionAnswer>('/api/billing/subscription');
    return 'status' in answer && liveStates.has(answer.status) ? answer : null;
  } catch (thrown) {
    const { status, code } = toProblem(thrown);
    if (status !== 404) console.warn(`The subscription could not be loaded: ${code}`);
    return null;
  }
}
