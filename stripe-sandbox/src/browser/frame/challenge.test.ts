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
    document.body.innerHTML = `<dialog>${question('to set up a card').text}</dialog>`;
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

  it('takes Escape as a no', async () => {
    const outcome = challenge('seti_1_secret_2');
    dialog().dispatchEvent(new Event('cancel'));
    await outcome;
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ body: fields(false) });
  });
});
