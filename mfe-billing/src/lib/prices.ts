import type { Prices } from '@cpal/shared/contract/billing/checkout';
import { readPage } from '@cpal/shared/page';
import type { Plan } from '@cpal/shared/plans';

/** The price id of a plan, if it is on sale; the page's settings name the plan's product. */
export const priceOf = (plan: Plan['id'], prices: Prices) =>
  prices[readPage().settings.products[plan]];
