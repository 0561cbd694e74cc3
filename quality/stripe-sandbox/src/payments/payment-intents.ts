import { declines, type Decline } from '../cards/declines';
import { newId, randomText } from '../ids';
import type { Sandbox } from '../sandbox';
import type { Invoice, PaymentIntent } from '../stripe-types';

/** What a payment intent remembers of the attempt that failed. */
type PaymentError = NonNullable<PaymentIntent['last_payment_error']>;

/** Makes the payment intent of an invoice that is to be paid, and what ties the two together. */
export function openPayment(
  sandbox: Sandbox,
  { id: invoice, amount_due: amount, currency, customer }: Invoice,
): void {
  const { invoicePayments, paymentIntents } = sandbox.store;
  if (amount === 0) return;
  const id = newId('pi');
  const created = sandbox.now();
  paymentIntents.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
  invoicePayments.put({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created,
    currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** An invoice's payment; nothing where it came to zero, or is older than payments in the sandbox. */
function findPayment({ store }: Sandbox, { id }: Invoice) {
  const tie = store.invoicePayments.all().find(({ invoice }) => invoice === id);
  const intent = tie && store.paymentIntents.get(tie.payment.payment_intent);
  return tie && intent && { tie, intent };
}

/** The invoice that a payment intent pays. */
export function findPaidInvoice({ store }: Sandbox, { id }: PaymentIntent): Invoice {
  const tie = store.invoicePayments.all().find(({ payment }) => payment.payment_intent === id);
  return store.invoices.find(tie?.invoice);
}

/** Notes that a card has paid an invoice. */
export function succeedPayment(sandbox: Sandbox, invoice: Invoice, paymentMethod: string): void {
  const { tie, intent } = findPayment(sandbox, invoice) ?? {};
  if (!tie || !intent) return;
  const { invoicePayments, paymentIntents } = sandbox.store;
  paymentIntents.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: newId('ch'),
    next_action: null,
    payment_method: paymentMethod,
    status: 'succeeded',
  });
  invoicePayments.put({
    ...tie,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: sandbox.now() },
  });
}

/** Has a payment wait for what the card's owner says to the bank. */
export function awaitAnswer(
  sandbox: Sandbox,
  intent: PaymentIntent,
  paymentMethod: string,
): PaymentIntent {
  const stripe_js = sandbox.url('/elements/challenge');
  return sandbox.store.paymentIntents.put({
    ...intent,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js },
    },
    payment_method: paymentMethod,
    status: 'requires_action',
  });
}

/** Stores why a card did not pay; the payment waits for another one. */
export function declinePayment(
  sandbox: Sandbox,
  intent: PaymentIntent,
  error: Omit<PaymentError, 'payment_method'>,
  paymentMethod: string,
): PaymentIntent {
  const payment_method = sandbox.store.paymentMethods.find(paymentMethod);
  return sandbox.store.paymentIntents.put({
    ...intent,
    last_payment_error: { ...error, payment_method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
}

/** Notes that an invoice was not paid: its bank asks, or the card was rejected. */
export function failPayment(
  sandbox: Sandbox,
  invoice: Invoice,
  paymentMethod: string,
  decline: Decline,
): void {
  const { intent } = findPayment(sandbox, invoice) ?? {};
  if (!intent) return;
  if (decline === declines.actionRequired) awaitAnswer(sandbox, intent, paymentMethod);
  else declinePayment(sandbox, intent, { type: 'card_error', ...decline }, paymentMethod);
}

/** Ends the payment of an invoice that is no longer owed. */
export function cancelPayment(sandbox: Sandbox, invoice: Invoice): void {
  const { tie, intent } = findPayment(sandbox, invoice) ?? {};
  if (!tie || !intent) return;
  const canceled_at = sandbox.now();
  const { invoicePayments, paymentIntents } = sandbox.store;
  paymentIntents.put({
    ...intent,
    canceled_at,
    cancellation_reason: 'void_invoice',
    next_action: null,
    status: 'canceled',
  });
  invoicePayments.put({
    ...tie,
    status: 'canceled',
    status_transitions: { canceled_at, paid_at: null },
  });
}
