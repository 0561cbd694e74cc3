import { Problem } from '@cpal/server-kit/problem';
import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import type { SaveBillingDetails } from '@cpal/shared/contract/billing/save-billing-details';
import type { Stripe } from 'stripe';
import type { Account } from '../../users/accounts';
import { audit } from '../../db/audit';
import type { Uses } from '../../kernel/services';
import { ensureCustomer } from '../stripe/customers';
import { isInvalidRequest, isMissing } from '../../kernel/stripe-errors';
import { once } from '../stripe/once';

function toDetails(
  { name = null, address }: Stripe.Customer,
  taxId: Stripe.TaxId | null | undefined,
): BillingDetails {
  return {
    name,
    address: address
      ? {
          line1: address.line1,
          line2: address.line2,
          city: address.city,
          state: address.state,
          postal_code: address.postal_code,
          country: address.country,
        }
      : null,
    tax_id: taxId ? { type: taxId.type, value: taxId.value } : null,
  };
}

/** Asks Stripe; null if the customer was deleted there. */
async function find({ stripe }: Uses<'stripe'>, id: string): Promise<BillingDetails | null> {
  try {
    const [customer, taxIds] = await Promise.all([
      stripe.customers.retrieve(id),
      stripe.customers.listTaxIds(id, { limit: 1 }),
    ]);
    return customer.deleted ? null : toDetails(customer, taxIds.data[0]);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * What a member's next invoice says of them. They are Stripe's alone, not mirrored: nothing but this
 * card shows them.
 * @returns their name alone, with which a customer is made, as long as there is none.
 * @throws Stripe's error.
 */
export async function showDetails(
  services: Uses<'stripe'>,
  { stripeCustomerId: id, fullName: name }: Account,
): Promise<BillingDetails> {
  const found = id === null ? null : await find(services, id);
  return found ?? { name, address: null, tax_id: null };
}

/** @throws Problem `tax_id_invalid`. */
async function addTaxId(
  { stripe }: Uses<'stripe'>,
  customerId: string,
  taxId: NonNullable<SaveBillingDetails['tax_id']>,
): Promise<Stripe.TaxId> {
  try {
    return await stripe.customers.createTaxId(customerId, taxId, once());
  } catch (error) {
    if (!isInvalidRequest(error) || isMissing(error)) throw error;
    const message = 'This tax ID is not valid. Please check it, and the country.';
    throw new Problem('tax_id_invalid', message, { cause: error });
  }
}

/**
 * Replaces all of a member's details; the customer is made where there is none. The tax id comes
 * first: one that is rejected leaves the rest as it was. Any other failure is repaired by asking again.
 * @throws Problem `tax_id_invalid`; Stripe's error.
 */
export async function saveDetails(
  services: Uses<'clock' | 'db' | 'settings' | 'stripe'>,
  user: Account,
  { name, address, tax_id }: SaveBillingDetails,
): Promise<BillingDetails> {
  const { db, stripe, clock } = services;
  const { id } = await ensureCustomer(services, user);
  const { data: before } = await stripe.customers.listTaxIds(id, { limit: 100 });
  const same = before.find(({ type, value }) => type === tax_id?.type && value === tax_id.value);
  const taxId = tax_id ? (same ?? (await addTaxId(services, id, tax_id))) : null;
  // An empty text takes away; what is not named would stay.
  const fields = address && {
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country,
  };
  const changed = await stripe.customers.update(id, { name, address: fields ?? '' }, once());
  for (const other of before)
    if (other.id !== taxId?.id) await stripe.customers.deleteTaxId(id, other.id, {}, once());
  await audit(db, { at: clock(), userId: user.id, event: 'billing_details_changed' });
  return toDetails(changed, taxId);
}
