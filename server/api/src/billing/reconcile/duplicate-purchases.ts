import { findDoubleBuyers } from '../duplicates/find-buyers';
import { settleDuplicates } from '../duplicates/settle-duplicates';
import type { LoggedSyncServices } from '../stripe/sync-services';
import { type Repair, repairedIf } from './repair';

/** Members who may pay for two plans, and those for whom ending the second one was interrupted. */
export async function* duplicatePurchases(services: LoggedSyncServices): AsyncGenerator<Repair> {
  for (const userId of await findDoubleBuyers(services.db))
    yield {
      what: 'duplicate_purchase',
      run: async () => repairedIf(await settleDuplicates(services, userId)),
    };
}
