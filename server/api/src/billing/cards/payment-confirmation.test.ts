import {
  addCard,
  askToAdd,
  fallBehind,
  listCards,
  readStatus,
  typeCard,
} from '../../testing/billing/cards';
import { type TestMember, join } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

interface Answer {
  confirmation: { clientSecret: string; payment_method_id: string } | null;
}

const ask = async (member = mia) => {
  const headers = member.bearer;
  const answer = await api.send('GET', '/api/billing/payment-confirmation', { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>().confirmation;
};

/** What the payment provider's script does in the browser. */
async function inBrowser(action: 'authenticate' | 'confirm', fields: Record<string, string>) {
  const [invoice] = (await api.account.invoices.list({ limit: 1 })).data;
  const { origin } = new URL(invoice?.hosted_invoice_url ?? '');
  const body = new URLSearchParams(fields);
  return fetch(`${origin}/elements/payment_intent/${action}`, { method: 'POST', body });
}

/** Has a renewal fail, and then the card that replaces the failing one be asked about by its bank. */
async function replaceByAskingCard() {
  await fallBehind(api, mia);
  const card = await typeCard(api, 'alwaysAsks');
  expect((await askToAdd(api, mia, card)).json()).toMatchObject({
    code: 'authentication_required',
  });
  return card;
}

describe('a payment that waits for its holder', () => {
  it('is there after a card was added whose bank asks, and pays once it is confirmed', async () => {
    const card = await replaceByAskingCard();
    const waiting = await ask();
    expect(waiting).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
      payment_method_id: card,
    });
    const client_secret = waiting?.clientSecret ?? '';
    await inBrowser('confirm', { client_secret, payment_method: card });
    // Closed without an answer, it still waits.
    expect(await ask()).toEqual(waiting);
    await inBrowser('authenticate', { client_secret, agreed: 'true' });
    const headers = mia.bearer;
    await api.send('PUT', `/api/billing/payment-methods/${card}/default`, { headers });
    expect(await readStatus(api, mia)).toBe('active');
    expect(await ask()).toBeNull();
    const defaults = (await listCards(api, mia)).filter(({ is_default }) => is_default);
    expect(defaults).toMatchObject([{ id: card }]);
  });

  it('still waits where the bank rejected, and no longer once another card has paid', async () => {
    const card = await replaceByAskingCard();
    const client_secret = (await ask())?.clientSecret ?? '';
    await inBrowser('confirm', { client_secret, payment_method: card });
    await inBrowser('authenticate', { client_secret, agreed: 'false' });
    expect(await ask()).toMatchObject({ payment_method_id: card });
    await addCard(api, mia, 'mastercard');
    expect(await ask()).toBeNull();
    expect(await readStatus(api, mia)).toBe('active');
  });

  it('is none where a card was declined, nor without a plan', async () => {
    expect(await ask()).toBeNull();
    await fallBehind(api, mia);
    expect(await ask()).toBeNull();
  });

  it('is none of another member’s, nor with a card that was deleted', async () => {
    const card = await replaceByAskingCard();
    expect(await ask(await join(api, 'eve@example.com'))).toBeNull();
    const headers = mia.bearer;
    await api.send('DELETE', `/api/billing/payment-methods/${card}`, { headers });
    expect(await ask()).toBeNull();
  });
});
