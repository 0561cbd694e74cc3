import { loadSubscription, type Result, send, toResult } from '@cpal/shared/api';
import { listPrices, type Prices } from '@cpal/shared/contract/checkout';
import type { Subscription } from '@cpal/shared/contract/subscription';
import { chosenPlan, type Plan } from '@cpal/shared/plans';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { type CheckoutStart, startCheckout } from '../../lib/checkout';
import { takeCheckoutNote } from '../../lib/checkout-note';
import { blocksCheckout } from '../../lib/subscription';

interface Loading {
  prices: Promise<Result<Prices>>;
  subscription: Promise<Result<Subscription | null>>;
}

/** A checkout that began with the visit, since the address chose the plan. */
export interface BegunCheckout {
  plan: Plan['id'];
  /** What it came to; null where none was opened, for a reason that the screen shows already. */
  start: Promise<CheckoutStart | null>;
}

/**
 * Starts loading the prices, and whether the member has a subscription already. Where the address
 * chooses a plan, its checkout begins here: a loader runs once for a visit, an effect may run twice.
 */
export function purchaseLoader({ request }: LoaderFunctionArgs) {
  // Who is here again has not paid.
  takeCheckoutNote();
  const plan = chosenPlan(new URL(request.url).searchParams)?.id;
  const loading: Loading = {
    prices: toResult(send(listPrices)),
    subscription: toResult(loadSubscription()),
  };
  const begun: BegunCheckout | null =
    plan === undefined ? null : { plan, start: beginCheckout(plan, loading) };
  return { ...loading, begun };
}

async function beginCheckout(plan: Plan['id'], { prices, subscription }: Loading) {
  const [priced, known] = await Promise.all([prices, subscription]);
  const isSubscribed = 'value' in known && known.value !== null && blocksCheckout(known.value);
  return isSubscribed || 'problem' in priced ? null : startCheckout(plan, priced.value);
}
