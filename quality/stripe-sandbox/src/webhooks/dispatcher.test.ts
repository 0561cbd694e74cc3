import { useSandbox } from '../testing/use-sandbox';
import { retryDelayMs } from './dispatcher';

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('webhooks', () => {
  const scene = useSandbox();

  const received = async (count: number) => {
    while (scene.receiver.events.length < count) await pause();
    return scene.receiver.types();
  };

  it('arrive signed, with the cause and what was before', async () => {
    const { id } = await scene.stripe.customers.create({ email: 'a@b.c', metadata: { a: '1' } });
    const options = { idempotencyKey: 'key-1' };
    await scene.stripe.customers.update(id, { email: 'd@e.f', metadata: { a: '2' } }, options);
    expect(await received(2)).toEqual(['customer.created', 'customer.updated']);
    expect(scene.receiver.events[1]).toMatchObject({
      object: 'event',
      livemode: false,
      request: { idempotency_key: 'key-1', id: expect.stringMatching(/^req_/) },
      data: {
        object: { id, email: 'd@e.f' },
        previous_attributes: { email: 'a@b.c', metadata: { a: '1' } },
      },
    });
  });

  it('come again until they are accepted', async () => {
    scene.receiver.refusals.push(500, 409);
    const { id } = await scene.stripe.customers.create();
    expect(await received(1)).toEqual(['customer.created']);
    expect(scene.receiver.events[0]?.data.object).toMatchObject({ id });
  });

  it('survive a restart', async () => {
    scene.receiver.refusals.push(503);
    await scene.stripe.customers.create();
    const [event] = (await scene.stripe.events.list()).data;
    expect(event?.pending_webhooks).toBe(1);
    while (scene.receiver.refusals.length > 0) {
      await pause();
    }
    await scene.restart();
    await received(1);
    expect(scene.receiver.events[0]?.id).toBe(event?.id);
  });

  it('wait twice as long after every failure', () => {
    expect([1, 2, 3, 4, 5].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });
});
