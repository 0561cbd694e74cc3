import type { Sandbox } from '../sandbox';
import { address } from '../http/params';
import type { Buyer } from '../store/store';
import type { Customer } from '../stripe-types';
import { createTaxId, findTaxIdType } from './tax-ids';

/** Keeps at the customer what a buyer said for the invoice; what was left empty stays as it was. */
export function keepBusiness(
  sandbox: Sandbox,
  customer: Customer,
  { company, country, line1, city, postalCode, taxId }: Buyer['business'],
): Customer {
  const type = findTaxIdType(country);
  if (taxId !== '' && type !== undefined) createTaxId(sandbox, customer.id, type, taxId);
  return sandbox.update('customer.updated', sandbox.store.customers, customer, {
    ...(company !== '' && { business_name: company, name: company }),
    ...(country !== '' && {
      address: address({ city, country, line1, postal_code: postalCode }, 'address'),
    }),
  });
}
