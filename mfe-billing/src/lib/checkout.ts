import { send, toProblem } from '@cpal/shared/api';
import { createCheckout, type Prices } from '@cpal/shared/contract/billing/checkout';
import type { Plan } from '@cpal/shared/plans';
import { priceOf } from './prices';
import { settledSession } from './session';

/** Where to pay, or why not; `subscribed`: what stands in the way is a subscription that lives. */
export type CheckoutStart = { url: string } | { failure: string; subscribed: boolean };

const refused = (failure: string, subscribed = false): CheckoutStart => ({ failure, subscribed });

const generalFailure = 'Failed to initiate checkout. Please try again later.';

/** Opens a checkout for the member who is logged in. */
export async function startCheckout(plan: Plan['id'], prices: Prices): Promise<CheckoutStart> {
  const session = await settledSession();
  if (session.status !== 'member') return refused('You must be logged in to make a purchase');
  const priceId = priceOf(plan, prices);
  if (priceId === undefined) return refused(generalFailure);
  const { email, stripeCustomerId } = session.member;
  const body = { priceId, customerEmail: email, stripeCustomerId };
  try {
    return await send(createCheckout, { body });
  } catch (thrown) {
    const isSubscribed = toProblem(thrown).code === 'subscription_exists';
    return isSubscribed
      ? refused('You already have a subscription.', true)
      : refused(generalFailure);
  }
}
