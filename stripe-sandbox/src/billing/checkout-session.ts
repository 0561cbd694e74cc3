import type { Stripe } from 'stripe';
import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession, Customer, LineItem, Price } from '../stripe-types';
import { findPrice, productName, unitAmount } from './catalogue';

/** What a caller says about a new checkout session. */
export interface SessionFields {
  customer: Customer | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  /** Seconds. */
  expiresAt: number;
  metadata: Stripe.Metadata;
  allowedPaymentMethodTypes: string[] | null;
  price: Price;
  quantity: number;
  subscriptionDescription: string | null;
  subscriptionMetadata: Stripe.Metadata;
}

/** Opens a session that sells a subscription, with the address of its hosted page. */
export function openSession(sandbox: Sandbox, fields: SessionFields): CheckoutSession {
  const { price, quantity } = fields;
  const id = `cs_test_${randomText(58)}`;
  const amount = unitAmount(price) * quantity;
  sandbox.store.sessionOrders.put({
    id,
    lineItem: newId('li'),
    price: price.id,
    quantity,
    subscriptionDescription: fields.subscriptionDescription,
    subscriptionMetadata: fields.subscriptionMetadata,
  });
  return sandbox.store.checkoutSessions.put({
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: fields.allowedPaymentMethodTypes,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: sandbox.now(),
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: fields.customer?.id ?? null,
    customer_account: null,
    customer_creation: fields.customer === null ? 'always' : null,
    customer_details: null,
    customer_email: fields.customerEmail,
    discounts: [],
    expires_at: fields.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: fields.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: fields.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: sandbox.url(`/c/pay/${id}`),
    wallet_options: null,
  });
}

/** Closes an open session without a sale. */
export function expireSession(sandbox: Sandbox, session: CheckoutSession): CheckoutSession {
  const expired = sandbox.store.checkoutSessions.put({ ...session, status: 'expired', url: null });
  sandbox.emit('checkout.session.expired', expired);
  return expired;
}

/** What the session sells, in the form of Stripe's line items. */
export function sessionLines(sandbox: Sandbox, session: CheckoutSession): LineItem[] {
  const order = sandbox.store.sessionOrders.get(session.id);
  const price = findPrice(order?.price ?? '');
  if (order === undefined || price === undefined) return [];
  const amount = unitAmount(price) * order.quantity;
  return [
    {
      id: order.lineItem,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: productName(price),
      metadata: {},
      price,
      quantity: order.quantity,
    },
  ];
}
