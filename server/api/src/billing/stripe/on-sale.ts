import { Problem } from '@cpal/server-kit/problem';
import type { Uses } from '../../kernel/services';

/** @throws Problem `unknown_price` for a price that is none of the plans on sale. */
export async function requireOnSale({ catalog }: Uses<'catalog'>, priceId: string) {
  const prices = await catalog.prices();
  if (!Object.values(prices).includes(priceId))
    throw new Problem('unknown_price', 'This plan is not on sale.');
}
