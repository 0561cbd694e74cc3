import * as v from 'valibot';
import { call } from '../call';
import { providerCodes } from '../codes';

const shown = v.nullable(v.string());

/** What invoices say of whom they are for; the payment provider keeps it. */
export const billingDetails = v.object({
  /** A company's name, or a person's. */
  name: shown,
  address: v.nullable(
    v.object({
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
  tax_id: v.nullable(v.object({ type: v.string(), value: v.string() })),
});

export const showBillingDetails = call({
  method: 'GET',
  path: '/api/billing/details',
  access: 'member',
  answer: billingDetails,
  codes: providerCodes,
});

export type BillingDetails = v.InferOutput<typeof billingDetails>;
