import { formatMoney } from '@cpal/server-kit/money';
import { invalidRequest } from '../http/problem';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { PaymentIntent, Refund } from '../stripe-types';

/** What is not given back yet of a payment, in the currency's minor unit. */
function unrefunded({ store }: Sandbox, { id, amount_received }: PaymentIntent): number {
  const refunds = store.refunds.all().filter(({ payment_intent }) => payment_intent === id);
  return refunds.reduce((left, { amount }) => left - amount, amount_received);
}

/**
 * Gives a payment back, to the card that it came from.
 * @param wanted how much; everything that is left where it is undefined.
 * @throws StripeProblem 400 where that much is not there.
 */
export function createRefund(
  sandbox: Sandbox,
  intent: PaymentIntent,
  wanted: number | undefined,
  fields: Pick<Refund, 'metadata' | 'reason'>,
): Refund {
  const { currency, customer, id, latest_charge: charge, payment_method } = intent;
  if (charge === null) {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  }
  const left = unrefunded(sandbox, intent);
  if (left === 0) {
    const message = `Charge ${charge} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded' });
  }
  const amount = wanted ?? left;
  if (amount > left) {
    const [asked, there] = [amount, left].map((minor) => formatMoney(minor, currency));
    throw invalidRequest(
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${there})`,
      { param: 'amount' },
    );
  }
  return sandbox.record('refund.created', sandbox.store.refunds, {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge,
    created: sandbox.now(),
    currency,
    customer,
    customer_account: null,
    payment_intent: id,
    payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...fields,
  });
}
