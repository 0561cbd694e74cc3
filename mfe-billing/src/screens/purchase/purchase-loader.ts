import { settle } from '@cpal/shared/api';
import { listPrices } from '../../lib/prices';
import { loadSubscription } from '../../lib/subscription';

/** Starts loading the prices, and whether the member has a subscription already. */
export const purchaseLoader = () => ({
  prices: settle(listPrices()),
  subscription: settle(loadSubscription()),
});
