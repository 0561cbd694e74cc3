import type { LoggedSyncServices } from '../stripe/sync-services';
import { findEarlierPurchases, linkPurchase } from '../customers/link-earlier-purchase';
import { type Repair, repairedIf } from './repair';

/**
 * Purchases without a login that are a user's since their email is verified, and were not linked then:
 * Stripe could not be reached, or the end of the checkout was not known yet and nobody came back from it.
 */
export async function* earlierPurchases(services: LoggedSyncServices): AsyncGenerator<Repair> {
  for (const purchase of await findEarlierPurchases(services.db))
    yield {
      what: 'earlier_purchase',
      run: async () => repairedIf(await linkPurchase(services, purchase)),
    };
}
