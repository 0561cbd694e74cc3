import * as z from 'zod/mini';
import { deleted, unread } from './answers';
import { call } from './call';
import { cents, seconds, stripeId, webAddress } from './fields';
import { providerCodes } from './codes';

export const invoice = z.object({
  id: z.string(),
  created: seconds,
  amount_due: cents,
  status: z.prefault(z.nullable(z.string()), null),
  /** An address that no browser may be sent to counts as none. */
  hosted_invoice_url: z.catch(z.nullable(webAddress), null),
  /** Where it is as a file; the specification does not name this field and the next. */
  invoice_pdf: z.catch(z.nullable(webAddress), null),
  /** How much of the amount is tax. */
  tax: z.prefault(cents, 0),
});

/** Newest first, without drafts. */
export const invoiceList = z.object({ invoices: z.array(invoice) });

export const listInvoices = call({
  method: 'GET',
  path: '/api/billing/invoices',
  access: 'member',
  answer: invoiceList,
  codes: [],
});

export const paymentMethod = z.object({
  id: z.string(),
  is_default: z.boolean(),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  }),
});

export const paymentMethodList = z.object({ payment_methods: z.array(paymentMethod) });
export const paymentMethodAnswer = z.object({ payment_method: paymentMethod });

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
  answer: z.object({ clientSecret: z.string().check(z.minLength(1)) }),
  codes: providerCodes,
});

/** Gives a card that the payment provider has saved to the member. */
export const addPaymentMethod = call({
  method: 'POST',
  path: '/api/billing/payment-methods',
  access: 'member',
  body: z.object({ payment_method_id: stripeId('Payment method id') }),
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

export type InvoiceList = z.infer<typeof invoiceList>;
export type PaymentMethodList = z.infer<typeof paymentMethodList>;
export type Invoice = z.infer<typeof invoice>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
