import type { Stripe } from 'stripe';

type With<T, Changes> = Omit<T, keyof Changes> & Changes;

/** What can be expanded is an id. */
type Unexpanded<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], object> : T[K] };

/**
 * The sandbox's objects are the SDK's own types with two differences: nothing is expanded, and decimals
 * are the strings that travel on the wire (the SDK makes objects of them).
 */
export type Price = With<
  Stripe.Price,
  { product: string; recurring: Stripe.Price.Recurring; unit_amount_decimal: string | null }
>;

export type Product = With<Stripe.Product, { default_price: string }>;

export type Customer = With<
  Stripe.Customer,
  {
    invoice_prefix: string;
    invoice_settings: Unexpanded<Stripe.Customer.InvoiceSettings>;
    next_invoice_sequence: number;
  }
>;

export type TaxId = With<Unexpanded<Stripe.TaxId>, { customer: string; country: string | null }>;

export type DeletedCustomer = Stripe.DeletedCustomer;

export type PaymentMethod = With<
  Unexpanded<Stripe.PaymentMethod>,
  { card: Stripe.PaymentMethod.Card }
>;

export type SetupIntent = With<Unexpanded<Stripe.SetupIntent>, { client_secret: string }>;

type Plan = With<Stripe.Plan, { product: string; amount_decimal: string | null }>;

export type SubscriptionItem = With<
  Stripe.SubscriptionItem,
  { plan: Plan; price: Price; quantity: number }
>;

export type Subscription = With<
  Unexpanded<Stripe.Subscription>,
  { items: Stripe.ApiList<SubscriptionItem> }
>;

export type InvoiceLine = With<
  Stripe.InvoiceLineItem,
  {
    subscription: string;
    quantity: number;
    quantity_decimal: string;
    pricing: With<Stripe.InvoiceLineItem.Pricing, { unit_amount_decimal: string }>;
  }
>;

export type Invoice = With<
  Unexpanded<Stripe.Invoice>,
  { customer: string; lines: Stripe.ApiList<InvoiceLine> }
>;

export type PaymentIntent = With<
  Unexpanded<Stripe.PaymentIntent>,
  { client_secret: string; customer: string }
>;

export type InvoicePayment = With<
  Stripe.InvoicePayment,
  { invoice: string; payment: { payment_intent: string; type: 'payment_intent' } }
>;

export type Refund = Unexpanded<Stripe.Refund>;

export type CheckoutSession = With<
  Unexpanded<Stripe.Checkout.Session>,
  { amount_total: number; success_url: string }
>;

/** What an event can be about. */
export type EventObject =
  | Customer
  | CheckoutSession
  | Invoice
  | PaymentMethod
  | Refund
  | SetupIntent
  | Subscription
  | TaxId;

export type StripeEvent = With<
  Stripe.EventBase,
  {
    type: Stripe.Event.Type;
    data: { object: EventObject; previous_attributes?: Record<string, unknown> };
  }
>;
