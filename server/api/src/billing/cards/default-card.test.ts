import {
  addCard,
  askToAdd,
  fallBehind,
  listCards,
  readStatus,
  typeCard,
} from '../../testing/billing/cards';
import { buy, soleSubscription } from '../../testing/billing/checkouts';
import { type TestMember, join } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const makeDefault = (id: string, member = mia) =>
  api.send('PUT', `/api/billing/payment-methods/${id}/default`, { headers: member.bearer });
const defaults = async () =>
  (await listCards(api, mia)).filter(({ is_default }) => is_default).map(({ id }) => id);

describe('the default card', () => {
  it('is the one that the member chose; the next invoice is charged to it', async () => {
    await buy(api, mia);
    const card = await addCard(api, mia, 'mastercard');
    const answer = await makeDefault(card.id);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { payment_method: { ...card, is_default: true } },
    ]);
    expect(await defaults()).toEqual([card.id]);
    expect((await soleSubscription(api)).default_payment_method).toBe(card.id);
    expect((await makeDefault(card.id)).json()).toEqual(answer.json());
  });

  it('can be chosen without a subscription, too', async () => {
    await addCard(api, mia, 'visa');
    const card = await addCard(api, mia, 'mastercard');
    await makeDefault(card.id);
    expect(await defaults()).toEqual([card.id]);
  });

  it('is never one that is unknown, nobody’s or somebody else’s', async () => {
    expect((await makeDefault('pm_unknown')).statusCode).toBe(404);
    const card = await addCard(api, mia, 'visa');
    const eve = await join(api, 'eve@example.com');
    await addCard(api, eve, 'mastercard');
    for (const answer of [await makeDefault(card.id, eve), await makeDefault('pm_unknown')])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect(await defaults()).toEqual([card.id]);
  });

  it('pays what is past due', async () => {
    await fallBehind(api, mia);
    const [good] = (await listCards(api, mia)).filter(({ is_default }) => !is_default);
    expect((await makeDefault(good?.id ?? '')).statusCode).toBe(200);
    expect(await readStatus(api, mia)).toBe('active');
    expect(await defaults()).toEqual([good?.id]);
  });

  it('stays where the chosen one is declined for what is past due', async () => {
    const { id: other } = await addCard(api, mia, 'failsLater');
    const failing = await fallBehind(api, mia);
    const answer = await makeDefault(other);
    expect([answer.statusCode, answer.json()]).toMatchObject([402, { code: 'card_declined' }]);
    expect(await defaults()).toEqual([failing]);
    expect(await readStatus(api, mia)).toBe('past_due');
  });

  it('has the payment confirmed where the chosen one’s bank has a question first', async () => {
    const { id: asking } = await addCard(api, mia, 'alwaysAsks');
    const failing = await fallBehind(api, mia);
    const answers = [
      await makeDefault(asking),
      await askToAdd(api, mia, await typeCard(api, 'alwaysAsks')),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        402,
        {
          code: 'authentication_required',
          error: expect.stringContaining('confirm it under Billing'),
        },
      ]);
    expect(await defaults()).toEqual([failing]);
    expect(await readStatus(api, mia)).toBe('past_due');
  });
});
