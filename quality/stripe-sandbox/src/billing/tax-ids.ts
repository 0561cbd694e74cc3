import { invalidRequest } from '../http/problem';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { TaxId } from '../stripe-types';

/** The kinds of tax id that the sandbox knows, each with its shape. */
const shapes = {
  au_abn: /^\d{11}$/,
  ca_gst_hst: /^\d{9}RT\d{4}$/,
  ch_vat: /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(MWST|TVA|IVA)$/,
  eu_vat: /^[A-Z]{2}[\dA-Z]{8,12}$/,
  gb_vat: /^(GB|XI)?\d{9}(\d{3})?$/,
  us_ein: /^\d{2}-?\d{7}$/,
} as const;

export type TaxIdType = keyof typeof shapes;

/** The countries whose tax ids are VAT numbers of the European Union. */
const union =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const isType = (type: string): type is TaxIdType => Object.hasOwn(shapes, type);

export const taxIdTypes = Object.keys(shapes).filter(isType);

/** The kind of tax id of a country's businesses; none where the sandbox knows no such kind. */
export const findTaxIdType = (country: string): TaxIdType | undefined =>
  union.includes(country)
    ? 'eu_vat'
    : taxIdTypes.find((type) => type.startsWith(`${country.toLowerCase()}_`));

/** All countries that a hosted page lists. */
export const countries: readonly string[] = [...union, 'AU', 'CA', 'CH', 'GB', 'US'].toSorted();

/** Whether a country's businesses can have such a tax id. */
export function isTaxId(country: string, value: string): boolean {
  const type = findTaxIdType(country);
  return type !== undefined && shapes[type].test(value);
}

/**
 * Gives a customer a tax id.
 * @throws StripeProblem 400 `tax_id_invalid` where it is none of its kind.
 */
export function createTaxId(
  sandbox: Sandbox,
  customer: string,
  type: TaxIdType,
  value: string,
): TaxId {
  if (!shapes[type].test(value)) {
    const details = { param: 'value', code: 'tax_id_invalid' };
    throw invalidRequest(`Invalid value for ${type}.`, details);
  }
  const country = (type === 'eu_vat' ? value : type).slice(0, 2).toUpperCase();
  return sandbox.record('customer.tax_id.created', sandbox.store.taxIds, {
    id: newId('txi'),
    object: 'tax_id',
    country,
    created: sandbox.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: 'customer' },
    type,
    value,
    verification: { status: 'unavailable', verified_address: null, verified_name: null },
  });
}

/** What an invoice and a checkout session repeat of a customer's tax ids, newest first. */
export const shownTaxIds = (sandbox: Sandbox, customer: string) =>
  sandbox.store.taxIds
    .all()
    .filter((one) => one.customer === customer)
    .map(({ type, value }) => ({ type, value }))
    .toReversed();
