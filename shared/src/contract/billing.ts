import * as z from 'zod/mini';
import { bounded, cents, requiredText, seconds, stripeId, webAddress } from './fields';

/** The specification names no `cancel_…` field: an answer without them renews. */
export const subscription = z.object({
  status: z.string(),
  current_period_end: seconds,
  plan: z.object({ name: z.string(), amount: cents, interval: z.string() }),
  cancel_at: z.prefault(z.nullable(seconds), null),
  cancel_at_period_end: z.prefault(z.boolean(), false),
});

/** An empty object means no subscription. */
export const subscriptionAnswer = z.union([subscription, z.strictObject({})]);

export const invoice = z.object({
  id: z.string(),
  created: seconds,
  amount_due: cents,
  status: z.prefault(z.nullable(z.string()), null),
  /** An address that no browser may be sent to counts as none. */
  hosted_invoice_url: z.catch(z.nullable(webAddress), null),
});

export const invoiceList = z.object({ invoices: z.array(invoice) });

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

export const setupIntent = z.object({ clientSecret: z.string().check(z.minLength(1)) });

/** `POST /api/billing/payment-methods`. */
export const addPaymentMethod = z.object({ payment_method_id: stripeId('Payment method id') });

/** `POST /api/billing/subscription/preview`: what would follow from a change of plan. */
export const previewPlanChange = z.object({ priceId: requiredText('Price id') });

/** `PUT /api/billing/subscription`; with the preview's `proration_date` it costs what was shown. */
export const changePlan = z.extend(previewPlanChange, { proration_date: z.nullish(seconds) });

/** What a change of plan costs at once; a credit for unused time is negative. */
export const planChangePreview = z.object({
  amount_due: cents,
  /** Three letters in lower case, such as `usd`. */
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: cents })),
  /** The moment from which the new plan would count. */
  proration_date: seconds,
});

/** From product id to price id, for the plans on sale. */
export const prices = z.record(z.string(), z.string());

/** `POST /api/create-checkout-session`; with a bearer `customerEmail` is ignored. */
export const createCheckout = z.object({
  priceId: requiredText('Price id'),
  customerEmail: z.nullish(z.string().check(bounded('Email'))),
  stripeCustomerId: z.nullish(z.string().check(bounded('Stripe customer id'))),
});

/** What a client needs of the answer: where to pay. */
export const checkoutPage = z.object({ url: webAddress });

export const checkout = z.extend(checkoutPage, {
  newCustomerCreated: z.boolean(),
  customerId: z.nullable(z.string()),
});

export type Subscription = z.infer<typeof subscription>;
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceList = z.infer<typeof invoiceList>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type PaymentMethodList = z.infer<typeof paymentMethodList>;
export type SetupIntent = z.infer<typeof setupIntent>;
export type ChangePlan = z.infer<typeof changePlan>;
export type PlanChangePreview = z.infer<typeof planChangePreview>;
export type Prices = z.infer<typeof prices>;
export type CreateCheckout = z.infer<typeof createCheckout>;
export type Checkout = z.infer<typeof checkout>;
