import { cardProblem } from '../cards/declines';
import type { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { PendingPayment } from '../store/records';
import type { Invoice, PaymentMethod } from '../stripe-types';
import { asksBuyer, type Presence } from './charge';
import { collect } from './collect';

function charge(
  sandbox: Sandbox,
  invoice: Invoice,
  paymentMethod: string,
  presence: Presence,
): 'paid' | StripeProblem {
  const { cards, paymentMethods } = sandbox.store;
  const kept = cards.get(paymentMethod);
  // A card typed for one invoice belongs to nobody and pays once.
  if (kept !== undefined && paymentMethods.get(paymentMethod)?.customer === null) {
    cards.put({ ...kept, spent: true });
  }
  const { decline } = collect(sandbox, invoice, paymentMethod, false, presence);
  return decline === null ? 'paid' : cardProblem(decline);
}

/**
 * What the button Pay of an open invoice's page does.
 * @returns the 402 of a refused card, or that the card's bank has a question for the buyer first.
 */
export function payInvoice(
  sandbox: Sandbox,
  invoice: Invoice,
  { id }: PaymentMethod,
): 'paid' | 'asks' | StripeProblem {
  if (!asksBuyer(sandbox, id, 'present')) return charge(sandbox, invoice, id, 'present');
  sandbox.store.pendingPayments.put({ id: invoice.id, paymentMethod: id, email: '' });
  return 'asks';
}

/** What follows the bank's question where the buyer answered it. */
export function finishInvoice(
  sandbox: Sandbox,
  invoice: Invoice,
  { paymentMethod }: PendingPayment,
): 'paid' | StripeProblem {
  return charge(sandbox, invoice, paymentMethod, 'authenticated');
}
