import {
  type Subscription,
  type SubscriptionAnswer,
  showSubscription,
} from '../contract/billing/subscription';
import { send } from './client';
import { toProblem } from './problem';

/**
 * The member's subscription, in whatever state; an empty answer and a 404 both mean none. Two
 * remotes ask for it, so it is the one call that stands here.
 * @throws Problem where it could not be loaded.
 */
export async function loadSubscription(): Promise<Subscription | null> {
  try {
    const answer = await send(showSubscription);
    return isSubscription(answer) ? answer : null;
  } catch (thrown) {
    if (toProblem(thrown).status === 404) return null;
    throw thrown;
  }
}

const isSubscription = (answer: SubscriptionAnswer): answer is Subscription => 'status' in answer;
