import { loadSubscription, send, toResult } from '@cpal/shared/api';
import { listPrices } from '@cpal/shared/contract/checkout';

/** Starts loading the prices, and whether the member has a subscription already. */
export const purchaseLoader = () => ({
  prices: toResult(send(listPrices)),
  subscription: toResult(loadSubscription()),
});
