import { send, toResult } from '@cpal/shared/api';
import { showBillingDetails } from '@cpal/shared/contract/billing-details';
import { paths } from '@cpal/shared/paths';
import { type LoaderFunctionArgs, replace } from '@cpal/shared/router';
import { loadBilling } from '../../lib/billing';
import { linkReturningCustomer } from '../../lib/customer';

/**
 * Starts loading what the screen shows. On the return from a checkout the customer is linked first
 * and the query string removed, so that what is then loaded knows the new subscription.
 */
export async function billingLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (await linkReturningCustomer(searchParams)) throw replace(paths.billing());
  return {
    billing: toResult(loadBilling()),
    // Asked of the payment provider itself, so the rest of the screen does not wait for it.
    details: toResult(send(showBillingDetails)),
  };
}
