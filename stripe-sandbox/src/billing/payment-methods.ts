import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { cardFaults, type CardInput } from '../cards/card-input';
import { cardProblem, declines } from '../cards/declines';
import { testCardByName, testCardByNumber, type TestCard } from '../cards/test-cards';
import { noSuch, StripeProblem } from '../http/problem';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod } from '../stripe-types';

export type BillingDetails = Partial<Stripe.PaymentMethod.BillingDetails>;

const noBillingDetails: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

function cardOf(
  card: TestCard,
  month: number,
  year: number,
  cvc: boolean,
): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvc ? 'pass' : null,
    },
    country: 'US',
    display_brand: card.brand,
    exp_month: month,
    exp_year: year,
    fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
    funding: card.funding,
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function keep(
  sandbox: Sandbox,
  testCard: TestCard,
  card: Stripe.PaymentMethod.Card,
  details: BillingDetails,
): PaymentMethod {
  const id = newId('pm');
  sandbox.store.cards.put({ id, testCard: testCard.names[0], spent: false, authenticated: false });
  return sandbox.store.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { ...noBillingDetails, ...details },
    card,
    created: sandbox.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

/**
 * Makes a payment method of a typed card.
 * @throws StripeProblem 402 where the card makes no sense or is none of the test cards.
 */
export function createCard(
  sandbox: Sandbox,
  input: CardInput,
  details: BillingDetails = {},
): PaymentMethod {
  const [fault] = cardFaults(input, new Date(sandbox.now() * 1000));
  if (fault !== undefined) {
    throw new StripeProblem(402, {
      type: 'card_error',
      code: fault.code,
      message: fault.message,
      param: fault.field,
    });
  }
  const testCard = testCardByNumber(input.number);
  if (testCard === undefined) throw cardProblem(declines.notATestCard);
  const card = cardOf(testCard, input.exp_month, input.exp_year, input.cvc !== undefined);
  return keep(sandbox, testCard, card, details);
}

/** The payment method of that id; one of the `pm_card_*` names makes a new one. */
export function resolvePaymentMethod(sandbox: Sandbox, id: string, param?: string): PaymentMethod {
  const testCard = testCardByName(id);
  if (testCard !== undefined) {
    const year = new Date(sandbox.now() * 1000).getUTCFullYear() + 1;
    return keep(sandbox, testCard, cardOf(testCard, 12, year, true), {});
  }
  const found = sandbox.store.paymentMethods.get(id);
  if (found === undefined) throw noSuch('PaymentMethod', id, param);
  return found;
}
