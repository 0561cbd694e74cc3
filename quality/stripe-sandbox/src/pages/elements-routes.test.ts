import { useSandbox } from '../testing/use-sandbox';

const card = {
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '2040',
  'card[cvc]': '123',
};

describe('the card form and its calls', () => {
  const scene = useSandbox();
  let client_secret: string;
  let customer: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create());
    const intent = await scene.stripe.setupIntents.create({ customer });
    client_secret = intent.client_secret ?? '';
  });

  const confirm = async (fields: Record<string, string>) => {
    const answer = await fetch(`${scene.sandbox.origin}/elements/setup_intent/confirm`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, body: await answer.json() };
  };

  it('is a page whose fields are empty', async () => {
    const answer = await fetch(`${scene.sandbox.origin}/elements/payment`);
    const text = await answer.text();
    expect(text).toContain('<label for="number">Card number</label>');
    expect(text).toContain('autocomplete="cc-number"');
    expect(text).toContain('inputmode="numeric"');
    expect(text).not.toContain('4242');
  });

  it('sets a card up for who holds the client secret', async () => {
    const { status, body } = await confirm({ client_secret, ...card });
    expect(status).toBe(200);
    expect(body).toMatchObject({ setup_intent: { status: 'succeeded', client_secret } });
    expect(body).not.toHaveProperty('setup_intent.customer');
    expect((await scene.stripe.paymentMethods.list({ customer })).data).toHaveLength(1);
  });

  it('reports a declined card in the words of Stripe', async () => {
    const declined = { ...card, 'card[number]': '4000000000000002' };
    const answer = await confirm({ client_secret, ...declined });
    expect(answer).toMatchObject({
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        },
      },
    });
  });

  it('opens nothing to a wrong secret or a wrong body', async () => {
    const wrong = `${client_secret.slice(0, -1)}?`;
    expect((await confirm({ client_secret: wrong, ...card })).status).toBe(404);
    expect((await confirm({ client_secret })).status).toBe(400);
  });
});
