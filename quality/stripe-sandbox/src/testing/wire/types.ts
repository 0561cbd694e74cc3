import type { Stripe } from 'stripe';

/** What an error answer carries, from Stripe's closed list of codes. */
interface WireError {
  error: Pick<Stripe.StripeRawError, 'decline_code' | 'doc_url' | 'param'> & {
    type: Stripe.SetupIntent.LastSetupError.Type;
    message: string;
    /** Stripe sends the second, too, for a subscription's payment, but the SDK does not list it. */
    code?: Stripe.SetupIntent.LastSetupError.Code | 'subscription_payment_intent_requires_action';
    setup_intent?: Stripe.SetupIntent;
  };
}

/** An event of one type: the object is the one that this type is about. */
interface WireEvent<E extends { type: string; data: { object: unknown } }> extends Omit<
  Stripe.EventBase,
  'type' | 'data'
> {
  type: E['type'];
  data: { object: E['data']['object']; previous_attributes?: Record<string, unknown> };
}

/**
 * Everything that the sandbox sends, by the value of `object` and events by their `type`. The JSON
 * Schemas that tests hold answers against are generated from this interface.
 */
export interface WireTypes {
  error: WireError;
  list: Stripe.ApiList<unknown>;
  customer: Stripe.Customer;
  'deleted customer': Stripe.DeletedCustomer;
  tax_id: Stripe.TaxId;
  'deleted tax_id': Stripe.DeletedTaxId;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem;
  invoice: Stripe.Invoice;
  line_item: Stripe.InvoiceLineItem;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
  price: Stripe.Price;
  product: Stripe.Product;
  'checkout.session': Stripe.Checkout.Session;
  item: Stripe.LineItem;
  'customer.created': WireEvent<Stripe.CustomerCreatedEvent>;
  'customer.updated': WireEvent<Stripe.CustomerUpdatedEvent>;
  'customer.deleted': WireEvent<Stripe.CustomerDeletedEvent>;
  'customer.tax_id.created': WireEvent<Stripe.CustomerTaxIdCreatedEvent>;
  'customer.tax_id.deleted': WireEvent<Stripe.CustomerTaxIdDeletedEvent>;
  'checkout.session.completed': WireEvent<Stripe.CheckoutSessionCompletedEvent>;
  'checkout.session.expired': WireEvent<Stripe.CheckoutSessionExpiredEvent>;
  'customer.subscription.created': WireEvent<Stripe.CustomerSubscriptionCreatedEvent>;
  'customer.subscription.updated': WireEvent<Stripe.CustomerSubscriptionUpdatedEvent>;
  'customer.subscription.deleted': WireEvent<Stripe.CustomerSubscriptionDeletedEvent>;
  'invoice.created': WireEvent<Stripe.InvoiceCreatedEvent>;
  'invoice.finalized': WireEvent<Stripe.InvoiceFinalizedEvent>;
  'invoice.paid': WireEvent<Stripe.InvoicePaidEvent>;
  'invoice.payment_action_required': WireEvent<Stripe.InvoicePaymentActionRequiredEvent>;
  'invoice.payment_failed': WireEvent<Stripe.InvoicePaymentFailedEvent>;
  'invoice.voided': WireEvent<Stripe.InvoiceVoidedEvent>;
  'payment_method.attached': WireEvent<Stripe.PaymentMethodAttachedEvent>;
  'payment_method.detached': WireEvent<Stripe.PaymentMethodDetachedEvent>;
  'refund.created': WireEvent<Stripe.RefundCreatedEvent>;
  'setup_intent.requires_action': WireEvent<Stripe.SetupIntentRequiresActionEvent>;
  'setup_intent.setup_failed': WireEvent<Stripe.SetupIntentSetupFailedEvent>;
  'setup_intent.succeeded': WireEvent<Stripe.SetupIntentSucceededEvent>;
}
