import * as z from 'zod/mini';
import { type BodyOf, call } from './call';
import { bounded, requiredText, webAddress } from './fields';
import { providerCodes } from './codes';

/** From product id to price id, for the plans on sale. */
export const prices = z.record(z.string(), z.string());

export const listPrices = call({
  method: 'GET',
  path: '/api/stripe-prices',
  access: 'open',
  answer: prices,
  codes: providerCodes,
});

/** What a client needs of a checkout: where to pay. */
export const checkoutPage = z.object({ url: webAddress });

export const checkout = z.extend(checkoutPage, {
  newCustomerCreated: z.boolean(),
  customerId: z.nullable(z.string()),
});

/** With a bearer `customerEmail` is ignored. */
export const createCheckout = call({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'either',
  body: z.object({
    priceId: requiredText('Price id'),
    customerEmail: z.nullish(z.string().check(bounded('Email'))),
    stripeCustomerId: z.nullish(z.string().check(bounded('Stripe customer id'))),
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

export type Checkout = z.infer<typeof checkout>;
export type CreateCheckout = BodyOf<typeof createCheckout>;
export type Prices = z.infer<typeof prices>;
