import { declines, type Decline } from '../cards/declines';
import { invalidRequest, type StripeProblem } from '../http/problem';
import { failPayment, succeedPayment } from '../payments/payment-intents';
import type { Sandbox } from '../sandbox';
import type { Invoice, Subscription } from '../stripe-types';
import { chargeDecline, type Presence } from './charge';
import { findBilledSubscription } from './invoice-state';
import { createInvoice, type NewInvoice } from './invoices';
import { changeSubscription, hasEnded, stopCollecting } from './subscription-state';

/** Days from one failed attempt to the next; after the last the account's setting rules. */
const retryDays = [3, 5, 7];
const secondsPerDay = 86_400;

/** What came of an attempt to collect an invoice. */
export interface Collection {
  invoice: Invoice;
  /** Null where it is paid now. */
  decline: Decline | null;
}

/** 400: there is nothing to charge. */
export const noCardProblem = (): StripeProblem =>
  invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    { code: 'resource_missing' },
  );

/** The card that the next invoice of a subscription is charged to. */
export function cardInCharge(
  sandbox: Sandbox,
  { customer: id, default_payment_method: own }: Subscription | Invoice,
): string | null {
  const customer = sandbox.store.customers.get(id);
  return own ?? customer?.invoice_settings.default_payment_method ?? null;
}

/** The card that an invoice is charged to where no other is named. */
export const cardFor = (sandbox: Sandbox, invoice: Invoice): string | null =>
  cardInCharge(sandbox, findBilledSubscription(sandbox, invoice) ?? invoice);

/** In these states a subscription becomes active once its latest invoice is paid. */
const waiting = new Set(['incomplete', 'past_due', 'unpaid']);

/** Sets an invoice paid and its subscription, where that waited for the money, active. */
function markPaid(sandbox: Sandbox, invoice: Invoice): Invoice {
  const paid = sandbox.record('invoice.paid', sandbox.store.invoices, {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: sandbox.now() },
  });
  const subscription = findBilledSubscription(sandbox, paid);
  const waits = subscription !== undefined && waiting.has(subscription.status);
  if (waits && subscription.latest_invoice === paid.id) {
    changeSubscription(sandbox, subscription, { status: 'active' });
  }
  return paid;
}

/** The first attempt always counts, later ones only where the schedule made them. */
const attemptsAfter = ({ attempt_count: before }: Invoice, automatic: boolean): number =>
  before + (automatic || before === 0 ? 1 : 0);

const asksForAction = new Set<Decline>([declines.actionRequired, declines.authenticationRequired]);

function markFailed(
  sandbox: Sandbox,
  invoice: Invoice,
  automatic: boolean,
  decline: Decline,
): Invoice {
  const subscription = findBilledSubscription(sandbox, invoice);
  const first = subscription?.status === 'incomplete';
  const attempts = attemptsAfter(invoice, automatic);
  const days = automatic ? retryDays[attempts - 1] : undefined;
  const next = days === undefined ? null : sandbox.now() + days * secondsPerDay;
  const failed = sandbox.store.invoices.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    // A person's own attempt leaves the schedule as it was; a first payment is never retried.
    next_payment_attempt: first ? null : automatic ? next : invoice.next_payment_attempt,
  });
  if (decline !== declines.actionRequired) sandbox.emit('invoice.payment_failed', failed);
  if (asksForAction.has(decline)) sandbox.emit('invoice.payment_action_required', failed);
  if (subscription === undefined || first || hasEnded(subscription)) return failed;
  if (automatic && next === null) stopCollecting(sandbox, subscription);
  else if (subscription.status === 'active') {
    changeSubscription(sandbox, subscription, { status: 'past_due' });
  }
  return failed;
}

/**
 * Tries to charge an open invoice.
 * @param paymentMethod the card's id; null if there is none.
 * @param automatic whether the schedule tries, whose last failure ends the collection.
 * @param presence whether the buyer could answer the bank.
 */
export function collect(
  sandbox: Sandbox,
  invoice: Invoice,
  paymentMethod: string | null,
  automatic: boolean,
  presence: Presence = 'absent',
): Collection {
  if (invoice.amount_due === 0) return { invoice: markPaid(sandbox, invoice), decline: null };
  if (paymentMethod === null) {
    const decline = declines.generic;
    return { invoice: markFailed(sandbox, invoice, automatic, decline), decline };
  }
  const decline = chargeDecline(sandbox, paymentMethod, presence);
  if (decline !== null) {
    failPayment(sandbox, invoice, paymentMethod, decline);
    return { invoice: markFailed(sandbox, invoice, automatic, decline), decline };
  }
  succeedPayment(sandbox, invoice, paymentMethod);
  const charged = { ...invoice, attempt_count: attemptsAfter(invoice, automatic) };
  return { invoice: markPaid(sandbox, charged), decline: null };
}

/**
 * Invoices a subscription now, after these changes of it, and charges its card.
 * @param presence whether the buyer could answer the bank.
 * @returns why the card was rejected, or null.
 */
export function bill(
  sandbox: Sandbox,
  subscription: Subscription,
  changes: Partial<Subscription>,
  fields: Pick<NewInvoice, 'lines' | 'reason' | 'since'>,
  presence: Presence = 'absent',
): Decline | null {
  const { customer } = subscription;
  const invoice = createInvoice(sandbox, { ...fields, customer, subscription });
  const latest = { ...changes, latest_invoice: invoice.id };
  const billed = changeSubscription(sandbox, subscription, latest);
  return collect(sandbox, invoice, cardInCharge(sandbox, billed), true, presence).decline;
}
