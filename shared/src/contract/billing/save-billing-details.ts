// Apart from the answer, so that a screen which only shows the details fetches no list of countries.
import * as v from 'valibot';
import { unread } from '../answers';
import { billingDetails } from './billing-details';
import { type BodyOf, call } from '../call';
import { providerCodes } from '../codes';
import { countryCodes } from './countries';
import { bounded, requiredName, shownName } from '../fields';
import { inputObject } from '../parse';

const part = (name: string) => v.nullish(shownName(name));
const noCountry = 'Country is required';

/** Writes all of it: what is null or left out is taken away. */
export const saveBillingDetails = call({
  method: 'PUT',
  path: '/api/billing/details',
  access: 'member',
  body: inputObject({
    name: requiredName('Company or name'),
    address: v.nullish(
      inputObject({
        line1: part('Address line 1'),
        line2: part('Address line 2'),
        city: part('City'),
        state: part('State or region'),
        postal_code: part('Postal code'),
        country: v.pipe(
          v.string(noCountry),
          bounded('Country', 2),
          v.check((code) => countryCodes.includes(code), noCountry),
        ),
      }),
    ),
    tax_id: v.nullish(
      inputObject({
        type: v.pipe(
          v.string('Type of tax ID is required'),
          bounded('Type of tax ID', 32),
          v.regex(/^[a-z]{2}_[a-z_]{2,20}$/),
        ),
        value: requiredName('Tax ID'),
      }),
    ),
  }),
  answer: billingDetails,
  reads: unread,
  codes: ['tax_id_invalid', ...providerCodes],
});

export type SaveBillingDetails = BodyOf<typeof saveBillingDetails>;
