import { publicApi } from '@cpal/shared/api';
import { type Prices, prices as pricesAnswer } from '@cpal/shared/contract/billing';
import { readPage } from '@cpal/shared/page';
import type { Plan } from '@cpal/shared/plans';

/** The price id of each product on sale. */
export const listPrices = () => publicApi.get('/api/stripe-prices', pricesAnswer);

/** The price id of a plan, if it is on sale; the page's settings name the plan's product. */
export const priceOf = (plan: Plan['id'], prices: Prices) =>
  prices[readPage().settings.products[plan]];
