import { createHash } from 'node:crypto';
import { cardFailures, type CardInput } from '../cards/card-input';
import { cardProblem, declines } from '../cards/declines';
import { testCardByName, testCardByNumber, type TestCard } from '../cards/test-cards';
import { StripeProblem } from '../http/problem';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod } from '../stripe-types';

function save(
  sandbox: Sandbox,
  { brand, funding, names, number }: TestCard,
  { exp_month, exp_year }: Pick<CardInput, 'exp_month' | 'exp_year'>,
  email: string | null,
): PaymentMethod {
  const id = newId('pm');
  sandbox.store.cards.put({ id, testCard: names[0], spent: false, authenticated: false });
  return sandbox.store.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      funding,
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
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
  const [failure] = cardFailures(input, new Date(sandbox.now() * 1000));
  if (failure !== undefined) {
    const { code, field, message } = failure;
    throw new StripeProblem(402, { type: 'card_error', code, message, param: field });
  }
  const testCard = testCardByNumber(input.number);
  if (testCard === undefined) throw cardProblem(declines.notATestCard);
  return save(sandbox, testCard, input, email);
}

/** The payment method of that id, as `Table.find`; one of the `pm_card_*` names makes a new one. */
export function resolvePaymentMethod(
  sandbox: Sandbox,
  id: string | undefined,
  param?: string,
): PaymentMethod {
  const testCard = testCardByName(id ?? '');
  if (testCard !== undefined) {
    const exp_year = new Date(sandbox.now() * 1000).getUTCFullYear() + 1;
    return save(sandbox, testCard, { exp_month: 12, exp_year }, null);
  }
  return sandbox.store.paymentMethods.find(id, param);
}
