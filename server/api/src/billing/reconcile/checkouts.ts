import { and, isNotNull } from 'drizzle-orm';
import { checkouts } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { closeCheckout } from '../stripe/close-checkout';
import { type Repair, repairedIf } from './repair';

/** Every checkout that we take for one that may still be paid. */
export async function* openCheckouts(services: Uses<'db' | 'stripe'>): AsyncGenerator<Repair> {
  const rows = await services.db
    .select({ session: checkouts.stripeSessionId })
    .from(checkouts)
    .where(and(checkouts.isOpen, isNotNull(checkouts.stripeSessionId)));
  for (const { session } of rows)
    if (session !== null)
      yield {
        what: 'checkout',
        run: async () => repairedIf(await closeCheckout(services, session)),
      };
}
