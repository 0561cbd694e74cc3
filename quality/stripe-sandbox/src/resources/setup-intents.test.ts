import { useSandbox } from '../testing/use-sandbox';

describe('setup intents', () => {
  const scene = useSandbox();
  let customer: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create());
  });

  it('attach the confirmed card to their customer', async () => {
    const intent = await scene.stripe.setupIntents.create({
      customer,
      allowed_payment_method_types: ['card'],
    });
    expect(intent).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    const done = await scene.stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
    });
    expect(done.status).toBe('succeeded');
    const [card] = (await scene.stripe.paymentMethods.list({ customer })).data;
    expect(card?.id).toBe(done.payment_method);
    await expect(
      scene.stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'setup_intent_unexpected_state' });
  });

  it('remember why a card was rejected and wait for another', async () => {
    const { id } = await scene.stripe.setupIntents.create({ customer });
    const rejected = scene.stripe.setupIntents.confirm(id, {
      payment_method: 'pm_card_chargeDeclinedExpiredCard',
    });
    await expect(rejected).rejects.toMatchObject({ code: 'expired_card', statusCode: 402 });
    expect(await scene.stripe.setupIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'expired_card', message: 'Your card has expired.' },
    });
    const done = await scene.stripe.setupIntents.confirm(id, { payment_method: 'pm_card_amex' });
    expect(done).toMatchObject({ status: 'succeeded', last_setup_error: null });
  });
});
