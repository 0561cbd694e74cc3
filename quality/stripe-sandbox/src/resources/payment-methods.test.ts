import { useSandbox } from '../testing/use-sandbox';

describe('payment methods', () => {
  const scene = useSandbox();
  let customer: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create());
  });

  const typed = (number: string) =>
    scene.stripe.paymentMethods.create({
      type: 'card',
      card: { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' },
    });

  it('are made of a typed test card, attached, listed and detached for good', async () => {
    const { id } = await typed('5555555555554444');
    const attached = await scene.stripe.paymentMethods.attach(id, { customer });
    expect(attached).toMatchObject({ customer, card: { brand: 'mastercard', last4: '4444' } });
    expect((await scene.stripe.paymentMethods.list({ customer })).data).toHaveLength(1);

    expect((await scene.stripe.paymentMethods.detach(id)).customer).toBeNull();
    expect((await scene.stripe.paymentMethods.list({ customer })).data).toEqual([]);
    await expect(scene.stripe.paymentMethods.attach(id, { customer })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('never show or keep the card number', async () => {
    const made = await typed('4000000000000341');
    expect(JSON.stringify(made)).not.toContain('4000000000000341');
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000000000009995',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
  ])('refuse to attach %s: %s, %s', async (number, code, decline_code, message) => {
    const { id } = await typed(number);
    const attach = scene.stripe.paymentMethods.attach(id, { customer });
    await expect(attach).rejects.toMatchObject({ statusCode: 402, code, decline_code, message });
    expect((await scene.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  });

  it.each([
    ['4242424242424241', 'Your card number is incorrect.'],
    [
      '4111111111111111',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    ],
  ])('are not made of %s', async (number, message) => {
    await expect(typed(number)).rejects.toMatchObject({ type: 'StripeCardError', message });
  });

  it('stay with their customer when another one asks for them', async () => {
    const { id } = await scene.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const other = await scene.stripe.customers.create();
    await expect(
      scene.stripe.paymentMethods.attach(id, { customer: other.id }),
    ).rejects.toMatchObject({ statusCode: 400 });
    expect((await scene.stripe.paymentMethods.retrieve(id)).customer).toBe(customer);
  });
});
