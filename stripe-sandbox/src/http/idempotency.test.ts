import StripeSdk from 'stripe';
import { useSandbox } from '../testing/use-sandbox';

describe('an idempotency key', () => {
  const scene = useSandbox();

  it('answers the same to the same idempotency key and parameters', async () => {
    const create = () =>
      scene.stripe.customers.create({ email: 'a@b.c' }, { idempotencyKey: 'key-1' });
    const first = await create();
    const second = await create();
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await scene.stripe.customers.list()).data).toHaveLength(1);
  });

  it('refuses an idempotency key for other parameters or another endpoint', async () => {
    const options = { idempotencyKey: 'key-1' };
    await scene.stripe.customers.create({ email: 'a@b.c' }, options);
    const refused = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(scene.stripe.customers.create({ email: 'd@e.f' }, options)).rejects.toMatchObject(
      refused,
    );
    await expect(scene.stripe.setupIntents.create({}, options)).rejects.toMatchObject(refused);
  });

  it('repeats a declined charge to its idempotency key, too', async () => {
    const { id } = await scene.stripe.setupIntents.create();
    const confirm = (payment_method: string, idempotencyKey: string) =>
      scene.stripe.setupIntents.confirm(id, { payment_method }, { idempotencyKey });
    const declined = { code: 'card_declined', statusCode: 402 };
    await expect(confirm('pm_card_visa_chargeDeclined', 'key-1')).rejects.toMatchObject(declined);
    await confirm('pm_card_visa', 'key-2');
    await expect(confirm('pm_card_visa_chargeDeclined', 'key-1')).rejects.toMatchObject(declined);
  });

  it('stands for a refusal that left nothing behind, too', async () => {
    const { id: customer } = await scene.stripe.customers.create();
    const attach = (idempotencyKey: string) =>
      scene.stripe.paymentMethods.attach(
        'pm_card_visa_chargeDeclined',
        { customer },
        { idempotencyKey },
      );
    const requestIds: unknown[] = [];
    for (const key of ['key-1', 'key-1', 'key-2']) {
      const refused = await attach(key).catch((error: unknown) => error);
      if (!(refused instanceof StripeSdk.errors.StripeCardError)) throw new Error('not refused');
      requestIds.push(refused.headers?.['original-request'] ?? null);
    }
    expect(requestIds).toEqual([null, expect.stringMatching(/^req_/), null]);
  });

  it('holds over a restart, for a day of the clock', async () => {
    const create = () =>
      scene.stripe.customers.create({ email: 'a@b.c' }, { idempotencyKey: 'key-1' });
    const { id } = await create();
    await scene.restart();
    await scene.sandbox.advanceDays(0.9);
    expect((await create()).id).toBe(id);
    await scene.sandbox.advanceDays(0.2);
    expect((await create()).id).not.toBe(id);
  });

  it('serves one request at a time', async () => {
    const impatient = new StripeSdk('sk_test_x', {
      host: '127.0.0.1',
      port: new URL(scene.sandbox.origin).port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    const create = () => impatient.customers.create({}, { idempotencyKey: 'key-1' });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, create));
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(refused).not.toEqual([]);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    }
    expect((await scene.stripe.customers.list()).data).toHaveLength(1);
    // The SDK asks again by itself.
    const patient = () => scene.stripe.customers.create({}, { idempotencyKey: 'key-2' });
    const made = await Promise.all([patient(), patient()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});
