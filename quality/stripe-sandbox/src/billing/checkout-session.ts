import { randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { CheckoutSession, Price } from '../stripe-types';
import { prices, unitAmount } from './catalog';

/** What a caller says about a new checkout session. */
type SessionFields = Pick<
  CheckoutSession,
  | 'automatic_tax'
  | 'billing_address_collection'
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer'
  | 'customer_email'
  | 'metadata'
  | 'name_collection'
  | 'success_url'
  | 'tax_id_collection'
>;

const secondsOpen = 24 * 60 * 60;

/** Opens a session that sells a subscription, with the address of its hosted page. */
export function openSession(
  sandbox: Sandbox,
  price: Price,
  fields: SessionFields,
): CheckoutSession {
  const id = `cs_test_${randomText(58)}`;
  const amount = unitAmount(price);
  const now = sandbox.now();
  sandbox.store.sessionOrders.put({ id, price: price.id });
  return sandbox.store.checkoutSessions.put({
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: fields.customer === null ? 'always' : null,
    customer_details: null,
    discounts: [],
    expires_at: now + secondsOpen,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
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
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: sandbox.url(`/c/pay/${id}`),
    wallet_options: null,
    ...fields,
  });
}

/** Closes an open session without a sale. */
export function expireSession(sandbox: Sandbox, session: CheckoutSession): CheckoutSession {
  const expired = { ...session, status: 'expired', url: null } as const;
  return sandbox.record('checkout.session.expired', sandbox.store.checkoutSessions, expired);
}

/** The price of what the session sells; the session object itself does not say. */
export const sessionPrice = (sandbox: Sandbox, { id }: CheckoutSession): Price =>
  prices.find(sandbox.store.sessionOrders.find(id).price);
