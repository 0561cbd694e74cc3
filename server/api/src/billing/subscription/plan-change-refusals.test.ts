import * as v from 'valibot';
import { planChangePreview, subscription } from '@cpal/shared/contract/billing/subscription';
import StripeSdk from 'stripe';
import { addCard } from '../../testing/billing/cards';
import { buy, findPrice, soleSubscription } from '../../testing/billing/checkouts';
import type { TestMember } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const url = '/api/billing/subscription';
const toPro = async (more: object = {}) => ({
  headers: mia.bearer,
  body: { priceId: await findPrice(api, 'pro'), ...more },
});
const change = async (more?: object) => api.send('PUT', url, await toPro(more));
const preview = async () => api.send('POST', `${url}/preview`, await toPro());
const previewedAt = async () => v.parse(planChangePreview, (await preview()).json()).proration_date;
const planName = async () =>
  v.parse(subscription, (await api.send('GET', url, { headers: mia.bearer })).json()).plan.name;

const end = async () => api.account.subscriptions.cancel((await soleSubscription(api)).id);

/** Ends the subscription, unnoticed, just before the server's next change of it comes to Stripe. */
function endBeforeChange() {
  api.loseWebhooks(true);
  jest.spyOn(api.stripe.subscriptions, 'update').mockImplementationOnce(async (id, params) => {
    await end();
    return api.account.subscriptions.update(id, params);
  });
}

describe('a subscription that ends in the very moment', () => {
  it('is not found where it is to be changed', async () => {
    await buy(api, mia);
    endBeforeChange();
    const answer = await change();
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('is not found where it is to be canceled', async () => {
    await buy(api, mia);
    endBeforeChange();
    const answer = await api.send('POST', `${url}/cancel`, { headers: mia.bearer });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('is not found where its change is only looked at', async () => {
    await buy(api, mia);
    api.loseWebhooks(true);
    jest.spyOn(api.stripe.invoices, 'createPreview').mockImplementationOnce(async (params) => {
      await end();
      return api.account.invoices.createPreview(params);
    });
    const answer = await preview();
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('the moment of a preview', () => {
  it.each([
    ['older than a quarter of an hour', -16 * 60],
    ['of the future', 60],
  ])('is rejected where it is %s', async (_case, seconds) => {
    await buy(api, mia);
    await api.advanceDays(10);
    const answer = await change({ proration_date: (await previewedAt()) + seconds });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'preview_expired' }]);
    expect(await planName()).toBe('Basic');
  });

  it('is rejected where it lies before the present period', async () => {
    await buy(api, mia);
    const answer = await change({ proration_date: (await previewedAt()) - 60 });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'preview_expired' }]);
  });

  it('is rejected where it is no time', async () => {
    await buy(api, mia);
    expect((await change({ proration_date: 1.5 })).statusCode).toBe(400);
    expect((await change({ proration_date: 'now' })).statusCode).toBe(400);
  });
});

describe('a payment that the bank wants confirmed', () => {
  it('is rejected for a card whose bank always asks, and nothing is charged', async () => {
    await buy(api, mia);
    const { id } = await addCard(api, mia, 'alwaysAsks');
    await api.send('PUT', `/api/billing/payment-methods/${id}/default`, { headers: mia.bearer });
    const answer = await change();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: 'authentication_required' },
    ]);
    expect(await planName()).toBe('Basic');
    const { data } = await api.account.invoices.list();
    expect(data.map(({ status }) => status)).toEqual(['paid']);
  });

  it.each(['subscription_payment_intent_requires_action', 'authentication_required'])(
    'changes nothing and says what helps (%s)',
    async (code) => {
      await buy(api, mia);
      const rejection = new StripeSdk.errors.StripeCardError({
        type: 'card_error',
        code,
        message: 'Payment for this subscription requires additional user action.',
      });
      const update = jest
        .spyOn(api.stripe.subscriptions, 'update')
        .mockRejectedValueOnce(rejection);
      const answer = await change();
      expect(update).toHaveBeenCalledWith(
        expect.any(String),
        expect.objectContaining({ payment_behavior: 'error_if_incomplete', off_session: true }),
        expect.anything(),
      );
      expect([answer.statusCode, answer.json()]).toMatchObject([
        402,
        {
          code: 'authentication_required',
          error: expect.stringContaining('Please use another card.'),
        },
      ]);
      expect(await planName()).toBe('Basic');
    },
  );
});
