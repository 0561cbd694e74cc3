import * as v from 'valibot';
import { recordOf } from '../answers';
import { inputObject } from '../parse';
import { type BodyOf, call } from '../call';
import { bounded, requiredText, webAddress } from '../fields';
import { providerCodes } from '../codes';

/** From product id to price id, for the plans on sale. */
export const prices = recordOf(v.string());

export const listPrices = call({
  method: 'GET',
  path: '/api/stripe-prices',
  access: 'open',
  answer: prices,
  codes: providerCodes,
});

/** What a client needs of a checkout: where to pay. */
export const checkoutPage = v.object({ url: webAddress });

export const checkout = v.object({
  ...checkoutPage.entries,
  newCustomerCreated: v.boolean(),
  customerId: v.nullable(v.string()),
});

/** With a bearer `customerEmail` is ignored. */
export const createCheckout = call({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'either',
  body: inputObject({
    priceId: requiredText('Price id'),
    customerEmail: v.nullish(v.pipe(v.string(), bounded('Email'))),
    stripeCustomerId: v.nullish(v.pipe(v.string(), bounded('Stripe customer id'))),
  }),
  answer: checkout,
  reads: checkoutPage,
  codes: [
    'unknown_price',
    'customer_mismatch',
    'subscription_exists',
    'checkout_replaced',
    'forbidden',
    ...providerCodes,
  ],
});

export type Checkout = v.InferOutput<typeof checkout>;
export type CreateCheckout = BodyOf<typeof createCheckout>;
export type Prices = v.InferOutput<typeof prices>;
