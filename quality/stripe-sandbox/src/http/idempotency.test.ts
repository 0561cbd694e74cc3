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

  it('rejects an idempotency key for other parameters or another endpoint', async () => {
    const options = { idempotencyKey: 'key-1' };
    await scene.stripe.customers.create({ email: 'a@b.c' }, options);
    const rejected = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(scene.stripe.customers.create({ email: 'd@e.f' }, options)).rejects.toMatchObject(
      rejected,
    );
    await expect(scene.stripe.setupIntents.create({}, options)).rejects.toMatchObject(rejected);
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

  it('repeats an error that left nothing behind, too', async () => {
    const { id: customer } = await scene.stripe.customers.create();
    const attach = (idempotencyKey: string) =>
      scene.stripe.paymentMethods.attach(
        'pm_card_visa_chargeDeclined',
        { customer },
        { idempotencyKey },
      );
    const requestIds: unknown[] = [];
    for (const key of ['key-1', 'key-1', 'key-2']) {
      const rejected = await attach(key).catch((error: unknown) => error);
      if (!(rejected instanceof StripeSdk.errors.StripeCardError)) throw new Error('not refused');
      requestIds.push(rejected.headers?.['original-request'] ?? null);
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

  it('has one answer for requests at the same time', async () => {
    const { customers } = scene.stripe;
    const made = await Promise.all(
      Array.from({ length: 8 }, () => customers.create({}, { idempotencyKey: 'key-1' })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});
