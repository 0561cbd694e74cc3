import * as v from 'valibot';
import { subscription } from '@cpal/shared/contract/billing/subscription';
import { auditLog } from '../../db/schema';
import { buy, soleSubscription } from '../../testing/billing/checkouts';
import { type TestMember, join } from '../../testing/people/members';
import type { BillingApi } from '../../testing/billing/sandbox';
import { withBilling } from '../../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const url = '/api/billing/subscription';
const ask = (step: 'cancel' | 'resume', member = mia) =>
  api.send('POST', `${url}/${step}`, { headers: member.bearer });
const shown = async () =>
  (await api.send('GET', url, { headers: mia.bearer })).json<Record<string, unknown>>();
const audited = async () =>
  (await api.db.select().from(auditLog))
    .map(({ event }) => event)
    .filter((event) => event.startsWith('subscription'));

describe('a subscription', () => {
  it('is canceled at the end of what is paid, and answers as it is from then on', async () => {
    await buy(api, mia);
    const answer = await ask('cancel');
    expect(answer.statusCode).toBe(200);
    const canceled = v.parse(subscription, answer.json());
    expect(canceled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: canceled.current_period_end,
    });
    expect(await shown()).toEqual(canceled);
    expect((await ask('cancel')).json()).toEqual(canceled);
    expect(await audited()).toEqual(['subscription_canceled']);
    await api.advanceDays(32);
    expect(await shown()).toEqual({});
    expect((await ask('resume')).statusCode).toBe(404);
  });

  it('is resumed, and renews', async () => {
    await buy(api, mia);
    const before = await shown();
    await ask('cancel');
    const answer = await ask('resume');
    expect([answer.statusCode, answer.json()]).toEqual([200, before]);
    expect((await ask('resume')).json()).toEqual(before);
    expect(await audited()).toEqual(['subscription_canceled', 'subscription_resumed']);
    await api.advanceDays(32);
    expect(await shown()).toMatchObject({ status: 'active', cancel_at: null });
  });

  it('is changed in Stripe under an idempotency key of ours', async () => {
    await buy(api, mia);
    await ask('cancel');
    const type = 'customer.subscription.updated';
    const [event] = (await api.account.events.list({ type, limit: 1 })).data;
    expect(event?.request?.idempotency_key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('is resumed also where an end on a day was set in Stripe', async () => {
    await buy(api, mia);
    const { id, created } = await soleSubscription(api);
    await api.account.subscriptions.update(id, { cancel_at: created + 90 * 86_400 });
    expect((await ask('resume')).json()).toMatchObject({ cancel_at: null });
    expect((await soleSubscription(api)).cancel_at).toBeNull();
  });

  it('that nobody has, or somebody else, is 404', async () => {
    expect((await ask('cancel')).statusCode).toBe(404);
    await buy(api, mia);
    const eve = await join(api, 'eve@example.com');
    for (const step of ['cancel', 'resume'] as const) {
      const answer = await ask(step, eve);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
    expect((await soleSubscription(api)).cancel_at_period_end).toBe(false);
  });

  it('that ended in Stripe is 404, though its webhook was lost', async () => {
    await buy(api, mia);
    api.loseWebhooks(true);
    await api.account.subscriptions.cancel((await soleSubscription(api)).id);
    expect((await ask('cancel')).statusCode).toBe(404);
    expect(await shown()).toEqual({});
  });

  it('is not touched while Stripe is down', async () => {
    await buy(api, mia);
    const before = await shown();
    await api.stopStripe();
    const answer = await ask('cancel');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'payment_provider_unavailable' },
    ]);
    expect(await shown()).toEqual(before);
    expect(await audited()).toEqual([]);
  });
});
