import { declines, type Decline } from '../cards/declines';
import { testCardByName, type TestCard } from '../cards/test-cards';
import type { Sandbox } from '../sandbox';
import type { PaymentMethod } from '../stripe-types';

/** Whether the buyer is there when a card is charged, and has answered the bank's question. */
export type Presence = 'absent' | 'present' | 'authenticated';

function testCardOf(sandbox: Sandbox, paymentMethod: string): TestCard | undefined {
  return testCardByName(sandbox.store.cards.get(paymentMethod)?.testCard ?? '');
}

/** Why the card cannot be attached or set up, or null. */
export function attachDecline(sandbox: Sandbox, paymentMethod: string): Decline | null {
  return testCardOf(sandbox, paymentMethod)?.refuses ?? null;
}

/** Whether the bank wants an answer from the buyer before it pays. */
export function asksBuyer(sandbox: Sandbox, paymentMethod: string, presence: Presence): boolean {
  const authentication = testCardOf(sandbox, paymentMethod)?.authentication;
  if (authentication === undefined || presence === 'authenticated') return false;
  if (presence === 'present' || authentication === 'always') return true;
  return sandbox.store.cards.get(paymentMethod)?.authenticated !== true;
}

/** Remembers that the card's owner answered the bank. */
export function rememberAnswer(sandbox: Sandbox, paymentMethod: string): void {
  const kept = sandbox.store.cards.get(paymentMethod);
  if (kept !== undefined) sandbox.store.cards.put({ ...kept, authenticated: true });
}

/** A card is good to the end of the month that is printed on it. */
function hasExpired(sandbox: Sandbox, { card }: PaymentMethod): boolean {
  return sandbox.now() * 1000 >= Date.UTC(card.exp_year, card.exp_month);
}

/** Why the card cannot be charged, or null. */
export function chargeDecline(
  sandbox: Sandbox,
  paymentMethod: string,
  presence: Presence,
): Decline | null {
  const kept = sandbox.store.paymentMethods.get(paymentMethod);
  if (kept !== undefined && hasExpired(sandbox, kept)) return declines.expired;
  if (asksBuyer(sandbox, paymentMethod, presence)) {
    return presence === 'absent' ? declines.authenticationRequired : declines.actionRequired;
  }
  const card = testCardOf(sandbox, paymentMethod);
  return card?.refuses ?? card?.refusesCharges ?? null;
}
