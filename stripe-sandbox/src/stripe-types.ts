import type { Stripe } from 'stripe';

/**
 * The sandbox's objects are the SDK's own types with two differences: what can be expanded is kept
 * as an id, and decimals are the strings that travel on the wire (the SDK makes objects of them).
 */
type With<T, Changes> = Omit<T, keyof Changes> & Changes;

export type Price = With<Stripe.Price, { product: string; unit_amount_decimal: string | null }>;

export type Product = With<Stripe.Product, { default_price: string }>;

export type Customer = With<
  Stripe.Customer,
  {
    invoice_prefix: string;
    next_invoice_sequence: number;
    invoice_settings: With<
      Stripe.Customer.InvoiceSettings,
      { default_payment_method: string | null }
    >;
  }
>;

export type DeletedCustomer = Stripe.DeletedCustomer;

export type PaymentMethod = With<
  Stripe.PaymentMethod,
  { customer: string | null; card: Stripe.PaymentMethod.Card }
>;

export type SetupIntent = With<
  Stripe.SetupIntent,
  { customer: string | null; payment_method: string | null; client_secret: string }
>;

type Plan = With<Stripe.Plan, { product: string; amount_decimal: string | null }>;

export type SubscriptionItem = With<
  Stripe.SubscriptionItem,
  { plan: Plan; price: Price; quantity: number }
>;

export type Subscription = With<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    latest_invoice: string | null;
    items: Stripe.ApiList<SubscriptionItem>;
  }
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
  Stripe.Invoice,
  {
    customer: string;
    default_payment_method: string | null;
    hosted_invoice_url: string | null;
    number: string | null;
    lines: Stripe.ApiList<InvoiceLine>;
  }
>;

export type LineItem = With<Stripe.LineItem, { price: Price; quantity: number }>;

export type CheckoutSession = With<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    invoice: string | null;
    subscription: string | null;
    success_url: string;
    amount_total: number;
  }
>;

/** The events that the sandbox sends. */
export type EventType = Extract<
  Stripe.Event.Type,
  | 'customer.created'
  | 'customer.updated'
  | 'customer.deleted'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_action_required'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'setup_intent.requires_action'
  | 'setup_intent.setup_failed'
  | 'setup_intent.succeeded'
>;

/** What an event can be about. */
export type EventObject =
  | Customer
  | CheckoutSession
  | Invoice
  | PaymentMethod
  | SetupIntent
  | Subscription;

export type StripeEvent = With<
  Stripe.EventBase,
  { type: EventType; data: { object: EventObject; previous_attributes?: Record<string, unknown> } }
>;
