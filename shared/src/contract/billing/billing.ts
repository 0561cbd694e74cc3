import * as v from 'valibot';
import { inputObject } from '../parse';
import { deleted, unread } from '../answers';
import { call } from '../call';
import { cents, seconds, stripeId, webAddress, integer } from '../fields';
import { providerCodes } from '../codes';

export const invoice = v.object({
  id: v.string(),
  created: seconds,
  /** In the currency's minor unit: cents, but whole yen. */
  amount_due: cents,
  /** Three letters. The specification does not name it: what does not say it is in US dollars. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{3}$/i)), 'usd'),
  status: v.optional(v.nullable(v.string()), null),
  /** An address that no browser may be sent to counts as none. */
  hosted_invoice_url: v.fallback(v.nullable(webAddress), null),
  /** Where it is as a file; the specification does not name this field and the next. */
  invoice_pdf: v.fallback(v.nullable(webAddress), null),
  /** How much of the amount is tax. */
  tax: v.optional(cents, 0),
});

/** A plan that was bought beside another one: it is canceled, and paid back. */
export const duplicatePurchase = v.object({
  id: v.string(),
  plan: v.string(),
  kept_plan: v.string(),
  found_at: seconds,
  /** In the currency's minor unit; null while it is being canceled and paid back. */
  refunded: v.nullable(cents),
  currency: v.string(),
});

/** Newest first, without drafts. */
export const invoiceList = v.object({
  invoices: v.array(invoice),
  /** Those of the last month, newest first, where there are any; the specification does not name them. */
  duplicate_purchases: v.optional(v.array(duplicatePurchase)),
});

export const listInvoices = call({
  method: 'GET',
  path: '/api/billing/invoices',
  access: 'member',
  answer: invoiceList,
  codes: [],
});

export const paymentMethod = v.object({
  id: v.string(),
  is_default: v.boolean(),
  card: v.object({
    brand: v.string(),
    last4: v.string(),
    exp_month: integer,
    exp_year: integer,
  }),
});

export const paymentMethodList = v.object({ payment_methods: v.array(paymentMethod) });
export const paymentMethodAnswer = v.object({ payment_method: paymentMethod });

export const listPaymentMethods = call({
  method: 'GET',
  path: '/api/billing/payment-methods',
  access: 'member',
  answer: paymentMethodList,
  codes: [],
});

/** The secret with which the card form may save one card. */
export const createSetupIntent = call({
  method: 'POST',
  path: '/api/billing/setup-intent',
  access: 'member',
  answer: v.object({ clientSecret: v.pipe(v.string(), v.minLength(1)) }),
  codes: providerCodes,
});

/** Gives a card that the payment provider has saved to the member. */
export const addPaymentMethod = call({
  method: 'POST',
  path: '/api/billing/payment-methods',
  access: 'member',
  body: inputObject({ payment_method_id: stripeId('Payment method id') }),
  answer: paymentMethodAnswer,
  reads: unread,
  status: 201,
  codes: ['not_found', 'card_declined', 'authentication_required', ...providerCodes],
});

/** Makes a card the one that the next invoice is charged to. */
export const setDefaultPaymentMethod = call({
  method: 'PUT',
  path: '/api/billing/payment-methods/:id/default',
  access: 'member',
  params: { id: 'stripeId' },
  answer: paymentMethodAnswer,
  reads: unread,
  codes: ['not_found', 'card_declined', 'authentication_required', ...providerCodes],
});

/** What the browser hands to the payment provider, so that a card's bank can ask its holder. */
export const paymentConfirmation = v.object({
  /** The secret of the open invoice's payment. */
  clientSecret: v.pipe(v.string(), v.minLength(1)),
  /** The card that pays once its holder has confirmed. */
  payment_method_id: v.string(),
});

/** The payment of an open invoice that only the holder of a card can confirm; null where there is none. */
export const showPaymentConfirmation = call({
  method: 'GET',
  path: '/api/billing/payment-confirmation',
  access: 'member',
  answer: v.object({ confirmation: v.nullable(paymentConfirmation) }),
  codes: providerCodes,
});

/** Takes a card away from the member. */
export const deletePaymentMethod = call({
  method: 'DELETE',
  path: '/api/billing/payment-methods/:id',
  access: 'member',
  params: { id: 'stripeId' },
  answer: deleted,
  reads: unread,
  codes: ['not_found', 'card_is_default', ...providerCodes],
});

export type InvoiceList = v.InferOutput<typeof invoiceList>;
export type PaymentMethodList = v.InferOutput<typeof paymentMethodList>;
export type DuplicatePurchase = v.InferOutput<typeof duplicatePurchase>;
export type Invoice = v.InferOutput<typeof invoice>;
export type PaymentConfirmation = v.InferOutput<typeof paymentConfirmation>;
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
