import type { LoggedSyncServices } from '../stripe/sync-services';
import { findStaleEmails, updateCustomerEmail } from '../customers/customer-email';
import { type Repair, repairedIf } from './repair';

/** Customers in Stripe that have a previous email, since Stripe could not be reached when it changed. */
export async function* customerEmails(services: LoggedSyncServices): AsyncGenerator<Repair> {
  for (const { id } of await findStaleEmails(services.db))
    yield {
      what: 'customer_email',
      run: async () => repairedIf(await updateCustomerEmail(services, id)),
    };
}
