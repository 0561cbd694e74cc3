import { useSandbox } from '../testing/use-sandbox';

const dayInSeconds = 86_400;

describe('moving the clock', () => {
  const scene = useSandbox();

  const advance = async (days: number): Promise<unknown> => {
    const answer = await fetch(`${scene.sandbox.origin}/_sandbox/advance`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x', 'content-type': 'application/json' },
      body: JSON.stringify({ seconds: days * dayInSeconds }),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  /** A subscription that renews after a month, all of whose webhooks have arrived. */
  const subscribe = async () => {
    const { id: customer } = await scene.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    await scene.stripe.subscriptions.create({ customer, items: [{ price: 'price_cpal_basic' }] });
    await advance(0);
  };

  it('answers once all that it caused has arrived, also after errors', async () => {
    await subscribe();
    const before = scene.receiver.events.length;
    scene.receiver.refusals.push(500, 409);
    expect(await advance(31)).toMatchObject({ undelivered: [] });
    const arrived = scene.receiver.types().slice(before);
    expect(arrived).toEqual(expect.arrayContaining(['invoice.created', 'invoice.paid']));
    const { data } = await scene.stripe.events.list({ limit: 100 });
    expect(scene.receiver.events).toHaveLength(data.length);
  });

  it('answers after what was under way before, too', async () => {
    const { id } = await scene.stripe.customers.create();
    await advance(0);
    expect(scene.receiver.events[0]?.data.object).toMatchObject({ id });
  });

  it('names what a receiver that is down has not taken, and why', async () => {
    await subscribe();
    scene.receiver.refusals.push(...Array.from({ length: 100 }, () => 503));
    expect(await advance(31)).toMatchObject({
      undelivered: expect.arrayContaining([
        {
          event: expect.stringMatching(/^evt_/),
          type: 'invoice.paid',
          attempts: 4,
          reason: 'status 503',
        },
      ]),
    });
  });
});
