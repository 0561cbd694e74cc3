import { loadSubscription, settle } from '@cpal/shared/api';
import { listPrices } from '../../lib/prices';

/** Starts loading the prices, and whether the member has a subscription already. */
export const purchaseLoader = () => ({
  prices: settle(listPrices()),
  subscription: settle(loadSubscription()),
});
