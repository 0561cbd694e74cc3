import { send, toResult } from '@cpal/shared/api';
import { showBillingDetails } from '@cpal/shared/contract/billing/billing-details';
import type { LoaderFunctionArgs } from '@cpal/shared/router';
import { loadBilling } from '../../lib/billing';
import { linkReturningCustomer } from '../../lib/customer';
import { beginReturn } from './plan/purchase-return';

/**
 * Starts loading what the screen shows. On the return from a checkout the customer is linked first,
 * so that what is then loaded knows the new subscription; the screen removes the query string.
 */
export async function billingLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isReturn = await linkReturningCustomer(searchParams);
  return {
    billing: toResult(loadBilling()),
    // Asked of the payment provider itself, so the rest of the screen does not wait for it.
    details: toResult(send(showBillingDetails)),
    purchase: isReturn ? beginReturn() : null,
  };
}
