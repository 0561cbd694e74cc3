import * as z from 'zod/mini';
import { unread } from './answers';
import { type BodyOf, call } from './call';
import { providerCodes } from './codes';
import { countryCodes } from './countries';
import { bounded, requiredName, shownName } from './fields';

const shown = z.nullable(z.string());

/** What invoices say of whom they are for; the payment provider keeps it. */
export const billingDetails = z.object({
  /** A company's name, or a person's. */
  name: shown,
  address: z.nullable(
    z.object({
      line1: shown,
      line2: shown,
      city: shown,
      state: shown,
      postal_code: shown,
      /** A code of two letters. */
      country: shown,
    }),
  ),
  /** Its type is the payment provider's word, such as `eu_vat`. */
  tax_id: z.nullable(z.object({ type: z.string(), value: z.string() })),
});

export const showBillingDetails = call({
  method: 'GET',
  path: '/api/billing/details',
  access: 'member',
  answer: billingDetails,
  codes: providerCodes,
});

const part = (name: string) => z.nullish(shownName(name));
const noCountry = 'Country is required';

/** Writes all of it: what is null or left out is taken away. */
export const saveBillingDetails = call({
  method: 'PUT',
  path: '/api/billing/details',
  access: 'member',
  body: z.object({
    name: requiredName('Company or name'),
    address: z.nullish(
      z.object({
        line1: part('Address line 1'),
        line2: part('Address line 2'),
        city: part('City'),
        state: part('State or region'),
        postal_code: part('Postal code'),
        country: z.string(noCountry).check(
          bounded('Country', 2),
          z.refine((code) => countryCodes.includes(code), noCountry),
        ),
      }),
    ),
    tax_id: z.nullish(
      z.object({
        type: z
          .string('Type of tax ID is required')
          .check(bounded('Type of tax ID', 32), z.regex(/^[a-z]{2}_[a-z_]{2,20}$/)),
        value: requiredName('Tax ID'),
      }),
    ),
  }),
  answer: billingDetails,
  reads: unread,
  codes: ['tax_id_invalid', ...providerCodes],
});

export type BillingDetails = z.infer<typeof billingDetails>;
export type SaveBillingDetails = BodyOf<typeof saveBillingDetails>;
