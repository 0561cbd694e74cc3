import { declines, type Decline } from '../cards/declines';
import { testCardByName, type TestCard } from '../cards/test-cards';
import type { Sandbox } from '../sandbox';

/** Whether the buyer is there when a card is charged, and has answered the bank's question. */
export type Presence = 'absent' | 'present' | 'authenticated';

const testCardOf = (sandbox: Sandbox, paymentMethod: string): TestCard | undefined =>
  testCardByName(sandbox.store.cards.find(paymentMethod).testCard);

/** Why the card cannot be attached or set up, or null. */
export const attachDecline = (sandbox: Sandbox, paymentMethod: string): Decline | null =>
  testCardOf(sandbox, paymentMethod)?.refuses ?? null;

/** Whether the bank wants an answer from the buyer before it pays. */
export function asksBuyer(sandbox: Sandbox, paymentMethod: string, presence: Presence): boolean {
  const authentication = testCardOf(sandbox, paymentMethod)?.authentication;
  if (authentication === undefined || presence === 'authenticated') return false;
  if (presence === 'present' || authentication === 'always') return true;
  return !sandbox.store.cards.find(paymentMethod).authenticated;
}

/** Remembers that the card's owner answered the bank. */
export function rememberAnswer(sandbox: Sandbox, paymentMethod: string): void {
  const { cards } = sandbox.store;
  cards.put({ ...cards.find(paymentMethod), authenticated: true });
}

/** Why the card cannot be charged, or null. */
export function chargeDecline(
  sandbox: Sandbox,
  paymentMethod: string,
  presence: Presence,
): Decline | null {
  const { card } = sandbox.store.paymentMethods.find(paymentMethod);
  // It is good to the end of the month that is printed on it.
  if (sandbox.now() * 1000 >= Date.UTC(card.exp_year, card.exp_month)) return declines.expired;
  if (asksBuyer(sandbox, paymentMethod, presence)) {
    return presence === 'absent' ? declines.authenticationRequired : declines.actionRequired;
  }
  const testCard = testCardOf(sandbox, paymentMethod);
  return testCard?.refuses ?? testCard?.refusesCharges ?? null;
}
