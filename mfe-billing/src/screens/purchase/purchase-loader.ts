import { loadSubscription, type Result, send, toResult } from '@cpal/shared/api';
import { listPrices, type Prices } from '@cpal/shared/contract/billing/checkout';
import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { chosenPlan, type Plan } from '@cpal/shared/plans';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { takeCheckoutNote } from '../../lib/checkout-note';

/** What the screen of plans loads. */
export interface Purchase {
  prices: Promise<Result<Prices>>;
  subscription: Promise<Result<Subscription | null>>;
  /** The plan that the address chooses, whose checkout the screen opens; null without one. */
  chosen: Plan['id'] | null;
}

/** Starts loading the prices, and whether the member has a subscription already. */
export function purchaseLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Purchase {
  // Who is here again has not paid.
  takeCheckoutNote();
  return {
    prices: toResult(send(listPrices)),
    subscription: toResult(loadSubscription()),
    chosen: chosenPlan(new URL(request.url).searchParams)?.id ?? null,
  };
}
