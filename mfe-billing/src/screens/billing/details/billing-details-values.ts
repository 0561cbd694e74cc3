import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import {
  type SaveBillingDetails,
  saveBillingDetails,
} from '@cpal/shared/contract/billing/save-billing-details';
import { countryCodes } from '@cpal/shared/contract/billing/countries';
import { type FieldErrors, messagesOf } from '@cpal/shared/controls';
import { countryName } from './country-name';
import { findTaxIdKind } from '../tax-id-kinds';

/** Every country with its name, in the order of the names. */
export const countries = () =>
  countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** What the form holds of the details; an empty text is nothing. */
export function toValues({ name, address, tax_id }: BillingDetails) {
  return {
    name: name ?? '',
    country: address?.country ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postal_code ?? '',
    taxId: tax_id?.value ?? '',
  };
}

type Values = ReturnType<typeof toValues>;

/** The type of the tax id: the one that it had, as long as the country is the same. */
function taxIdTypeOf({ country }: Values, before: BillingDetails): string | undefined {
  const stays = before.tax_id !== null && country === (before.address?.country ?? '');
  return stays ? before.tax_id?.type : findTaxIdKind(country)?.type;
}

/** What is sent; an address of which nothing is filled in is none. */
export function toBody(values: Values, before: BillingDetails): SaveBillingDetails {
  const { name, taxId, ...address } = values;
  const type = taxIdTypeOf(values, before);
  return {
    name,
    address: Object.values(address).some((part) => part.trim() !== '') ? address : null,
    tax_id: taxId.trim() === '' || type === undefined ? null : { type, value: taxId },
  };
}

/** What is wrong with the values, by the rules of the API; names of fields as in the form. */
export function checkDetails(values: Values, before: BillingDetails): FieldErrors {
  const { value, ...errors } = messagesOf(saveBillingDetails.body, toBody(values, before));
  const hasNoKind = values.taxId.trim() !== '' && taxIdTypeOf(values, before) === undefined;
  const taxId = hasNoKind ? 'Please choose your country, or leave the tax ID empty' : value;
  return { ...errors, ...(taxId !== undefined && { taxId }) };
}
