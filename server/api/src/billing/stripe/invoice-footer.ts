import type { Uses } from '../../kernel/services';
import { once } from './once';

/**
 * Has a customer's invoices name the company at their foot. Not part of the customer's creation: that
 * is asked for again under the same key, which Stripe rejects with another text.
 * @throws Stripe's error.
 */
export async function setInvoiceFooter(
  { stripe, settings: { company } }: Uses<'settings' | 'stripe'>,
  customerId: string,
) {
  const footer = `${company.name}, ${company.address}`;
  await stripe.customers.update(customerId, { invoice_settings: { footer } }, once());
}
