import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { cardFaults, type CardInput } from '../cards/card-input';
import { cardProblem, declines } from '../cards/declines';
import { testCardByName, testCardByNumber, type TestCard } from '../cards/test-cards';
import { StripeProblem } from '../http/problem';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod } from '../stripe-types';

function cardOf(card: TestCard, month: number, year: number): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: 'pass',
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

function save(
  sandbox: Sandbox,
  testCard: TestCard,
  card: Stripe.PaymentMethod.Card,
  email: string | null,
): PaymentMethod {
  const id = newId('pm');
  sandbox.store.cards.put({ id, testCard: testCard.names[0], spent: false, authenticated: false });
  return sandbox.store.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
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
 * @param email its owner's, where it is known.
 * @throws StripeProblem 402 where the card makes no sense or is none of the test cards.
 */
export function createCard(
  sandbox: Sandbox,
  input: CardInput,
  email: string | null = null,
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
  return save(sandbox, testCard, cardOf(testCard, input.exp_month, input.exp_year), email);
}

/** The payment method of that id, as `Table.find`; one of the `pm_card_*` names makes a new one. */
export function resolvePaymentMethod(
  sandbox: Sandbox,
  id: string | undefined,
  param?: string,
): PaymentMethod {
  const testCard = testCardByName(id ?? '');
  if (testCard !== undefined) {
    const year = new Date(sandbox.now() * 1000).getUTCFullYear() + 1;
    return save(sandbox, testCard, cardOf(testCard, 12, year), null);
  }
  return sandbox.store.paymentMethods.find(id, param);
}
