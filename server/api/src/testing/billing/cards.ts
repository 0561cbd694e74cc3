import * as v from 'valibot';
import { paymentMethodAnswer, paymentMethodList } from '@cpal/shared/contract/billing/billing';
import { buy, soleSubscription } from './checkouts';
import type { TestMember } from '../people/members';
import type { BillingApi } from './sandbox';

/** Stripe's numbers of test cards, by what they do. */
const numbers = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
  alwaysAsks: '4000002760003184',
};
export type TestCardName = keyof typeof numbers;

const url = '/api/billing/payment-methods';

/** The id of a new card that is nobody's yet. */
export async function typeCard({ account }: BillingApi, card: TestCardName): Promise<string> {
  const details = { number: numbers[card], exp_month: 12, exp_year: 2040, cvc: '123' };
  return (await account.paymentMethods.create({ type: 'card', card: details })).id;
}

/** Asks for a card to be added to a member's. */
export const askToAdd = ({ send }: BillingApi, { bearer }: TestMember, payment_method_id: string) =>
  send('POST', url, { headers: bearer, body: { payment_method_id } });

/** Adds a new card to a member's. */
export async function addCard(api: BillingApi, member: TestMember, card: TestCardName) {
  const answer = await askToAdd(api, member, await typeCard(api, card));
  return v.parse(paymentMethodAnswer, answer.json()).payment_method;
}

/** A member's cards as the server lists them. */
export async function listCards({ send }: BillingApi, { bearer }: TestMember) {
  const answer = await send('GET', url, { headers: bearer });
  return v.parse(paymentMethodList, answer.json()).payment_methods;
}

/** The status of a member's subscription as the server shows it. */
export async function readStatus({ send }: BillingApi, { bearer }: TestMember) {
  const answer = await send('GET', '/api/billing/subscription', { headers: bearer });
  return answer.json<{ status?: string }>().status;
}

/**
 * Has a member's subscription charged from now on to a card that rejects.
 * @returns the id of that card.
 */
export async function putFailingCardInCharge(api: BillingApi, member: TestMember): Promise<string> {
  const { id } = await addCard(api, member, 'failsLater');
  const subscription = await soleSubscription(api);
  await api.account.subscriptions.update(subscription.id, { default_payment_method: id });
  return id;
}

/**
 * Brings a member's subscription to past_due: its card rejects the renewal.
 * @returns the id of that card.
 */
export async function fallBehind(api: BillingApi, member: TestMember): Promise<string> {
  await buy(api, member);
  const card = await putFailingCardInCharge(api, member);
  await api.advanceDays(32);
  expect(await readStatus(api, member)).toBe('past_due');
  return card;
}
