import { type Result, send, toResult } from '@cpal/shared/api';
import { type License, listLicenses } from '@cpal/shared/contract/licenses/license';
import type { Billing } from '../../../lib/billing';
import { takeCheckoutNote } from '../../../lib/checkout-note';

/** How old a paid invoice may be to be what the member comes back from, in seconds. */
const justNow = 3_600;

/** The return from a checkout, of which the screen tells once. */
export interface PurchaseReturn {
  /** Whether this tab left for the checkout; else only an invoice shows that there was one. */
  isAwaited: boolean;
  licenses: Promise<Result<{ licenses: License[] }>>;
}

/** Begins a return: what it takes from the tab's storage is not there a second time. */
export const beginReturn = (): PurchaseReturn => ({
  isAwaited: takeCheckoutNote(),
  licenses: toResult(send(listLicenses)),
});

/** The plan that a return has paid for, as soon as it is known to be active; null until then. */
export function paidPlan({ isAwaited }: PurchaseReturn, { subscription, invoices }: Billing) {
  if (subscription?.status !== 'active') return null;
  const since = Date.now() / 1000 - justNow;
  const isPaid =
    isAwaited || invoices.some(({ status, created }) => status === 'paid' && created > since);
  return isPaid ? subscription : null;
}
