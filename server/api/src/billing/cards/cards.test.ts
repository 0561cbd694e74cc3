import * as v from 'valibot';
import { paymentMethodAnswer } from '@cpal/shared/contract/billing/billing';
import {
  type TestCardName,
  addCard,
  askToAdd,
  fallBehind,
  listCards,
  readStatus,
  typeCard,
} from '../../testing/billing/cards';
import { buy } from '../../testing/billing/checkouts';
import { type TestMember, join } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const url = '/api/billing/payment-methods';
const post = (id: string, member = mia) => askToAdd(api, member, id);
const typed = (card: TestCardName) => typeCard(api, card);
const add = (card: TestCardName) => addCard(api, mia, card);
const list = () => listCards(api, mia);
const remove = (id: string, member = mia) =>
  api.send('DELETE', `${url}/${id}`, { headers: member.bearer });
const status = () => readStatus(api, mia);

describe('cards', () => {
  it('are added; the first one is the default', async () => {
    const answer = await post(await typed('visa'));
    expect(answer.statusCode).toBe(201);
    const { payment_method: first } = v.parse(paymentMethodAnswer, answer.json());
    expect(first).toMatchObject({ is_default: true, card: { brand: 'visa', last4: '4242' } });
    const second = await add('mastercard');
    expect(second).toMatchObject({ is_default: false, card: { brand: 'mastercard' } });
    const cards = await list();
    expect(cards).toHaveLength(2);
    expect(cards).toEqual(expect.arrayContaining([first, second]));
  });

  it('may be attached already, as the form in the browser leaves them', async () => {
    const first = await add('visa');
    const again = v.parse(paymentMethodAnswer, (await post(first.id)).json());
    expect(again.payment_method).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it('are rejected with 404 where they are unknown or another customer’s', async () => {
    expect((await post('pm_unknown')).statusCode).toBe(404);
    const card = await add('visa');
    const eve = await join(api, 'eve@example.com');
    expect((await post(card.id, eve)).statusCode).toBe(404);
    expect((await remove(card.id, eve)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('are rejected with 404 once they were deleted: Stripe takes no card back', async () => {
    const card = await add('visa');
    await remove(card.id);
    expect((await post(card.id)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('that are declined answer 402 with the provider’s sentence', async () => {
    const answer = await post(await typed('declined'));
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({
      code: 'card_declined',
      error: 'Your card was declined.',
    });
    expect(await list()).toEqual([]);
  });

  it('are deleted, also the default one while nothing is subscribed', async () => {
    const card = await add('visa');
    const answer = await remove(card.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect(await list()).toEqual([]);
    expect((await remove(card.id)).statusCode).toBe(404);
    expect((await add('visa')).is_default).toBe(true);
  });

  it('keep the default one while a subscription lives', async () => {
    await buy(api, mia);
    const other = await add('mastercard');
    const [paying] = (await list()).filter(({ is_default }) => is_default);
    const answer = await remove(paying?.id ?? '');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'card_is_default' });
    expect((await remove(other.id)).statusCode).toBe(200);
    expect(await list()).toEqual([paying]);
  });
});

describe('a card that is added while the subscription is past due', () => {
  it('pays what is open and becomes the default', async () => {
    await fallBehind(api, mia);
    const card = await add('mastercard');
    expect(card.is_default).toBe(true);
    expect(await status()).toBe('active');
    const { data } = await api.account.invoices.list({ status: 'open' });
    expect(data).toEqual([]);
  });

  it('changes nothing but being there where the payment is rejected', async () => {
    const failing = await fallBehind(api, mia);
    const answer = await post(await typed('failsLater'));
    expect(answer.statusCode).toBe(402);
    expect(await status()).toBe('past_due');
    const cards = await list();
    expect(cards).toHaveLength(3);
    expect(cards.find(({ is_default }) => is_default)?.id).toBe(failing);
  });
});
