/** @jest-environment jsdom */
/// <reference lib="dom" />
import { challenge as question } from '../../pages/challenge';
import { challenge } from './challenge';

const dialog = () => {
  const found = document.querySelector('dialog');
  if (found === null) throw new Error('there is no dialog');
  return found;
};
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)?.click();

const fields = (agreed: boolean) =>
  new URLSearchParams({ client_secret: 'seti_1_secret_2', agreed: String(agreed) });

describe('the bank’s question in the frame', () => {
  const fetched = jest.fn();

  beforeEach(() => {
    document.body.innerHTML = `<dialog>${question('of your card').text}</dialog>`;
    // jsdom has no modal dialogs.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
    });
    const setup_intent = { status: 'succeeded' };
    fetched.mockResolvedValue({ json: async () => ({ setup_intent }) });
    Object.assign(globalThis, { fetch: fetched });
  });

  afterEach(() => {
    fetched.mockReset();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it.each([
    ['Complete authentication', true],
    ['Fail authentication', false],
  ])('sends the server what %s means, once', async (name, agreed) => {
    const outcome = challenge('seti_1_secret_2');
    expect(dialog().open).toBe(true);
    press(name);
    press(name);
    expect(await outcome).toEqual({ setupIntent: { status: 'succeeded' } });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith(
      '/elements/setup_intent/authenticate',
      expect.objectContaining({ body: fields(agreed) }),
    );
  });

  it('confirms a payment first, with the card of the address, and asks where the bank does', async () => {
    history.replaceState(null, '', '/elements/challenge?payment_method=pm_1');
    const answers = ['requires_action', 'succeeded'].map((status) => ({
      json: async () => ({ payment_intent: { status } }),
    }));
    for (const answer of answers) fetched.mockResolvedValueOnce(answer);
    const outcome = challenge('pi_1_secret_2');
    await new Promise((resolve) => setTimeout(resolve, 0));
    press('Complete authentication');
    expect(await outcome).toEqual({ paymentIntent: { status: 'succeeded' } });
    expect(fetched.mock.calls.map(([path]: [string]) => path)).toEqual([
      '/elements/payment_intent/confirm',
      '/elements/payment_intent/authenticate',
    ]);
    const sent = new URLSearchParams({ client_secret: 'pi_1_secret_2', payment_method: 'pm_1' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: sent });
  });

  it('asks nothing where a payment needs no answer', async () => {
    fetched.mockResolvedValue({ json: async () => ({ payment_intent: { status: 'succeeded' } }) });
    expect(await challenge('pi_1_secret_2')).toEqual({ paymentIntent: { status: 'succeeded' } });
    expect(dialog().open).toBe(false);
  });

  it('takes Escape as a no', async () => {
    const outcome = challenge('seti_1_secret_2');
    dialog().dispatchEvent(new Event('cancel'));
    await outcome;
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ body: fields(false) });
  });
});
