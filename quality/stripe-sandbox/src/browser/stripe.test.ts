/** @jest-environment jsdom */
/// <reference lib="dom" />
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { connectMessage, type FrameMessage, type Outcome } from './protocol';
import { createStripe } from './stripe';

const origin = 'http://localhost:3001';
const clientSecret = 'seti_1_secret_2';
const redirect = 'if_required';

const frame = (path = 'payment') => {
  const found = document.querySelector<HTMLIFrameElement>(`iframe[src*="/elements/${path}"]`);
  if (found === null) throw new Error('there is no frame');
  return found;
};

const appears = async (path: string) => {
  while (document.querySelector(`iframe[src*="/elements/${path}"]`) === null) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const place = () => {
  const found = document.getElementById('place');
  if (found === null) throw new Error('there is no place');
  return found;
};

const mount = () => {
  const stripe = createStripe(origin);
  const appearance = { theme: 'night', variables: { colorPrimary: '#f96' } };
  const elements = stripe.elements({ clientSecret, appearance });
  const element = elements.create('payment');
  element.mount(place());
  return { stripe, elements, element };
};

describe('Stripe in the page', () => {
  const ports: MessagePort[] = [];

  beforeEach(() => {
    Object.assign(globalThis, { MessageChannel });
    document.body.innerHTML = '<div id="place"></div>';
  });

  afterEach(() => {
    for (const port of ports.splice(0)) port.close();
    jest.restoreAllMocks();
  });

  /** Plays the sandbox's side: takes the port that the page sends and answers its call. */
  const connect = (outcome: Outcome = {}, path = 'payment') => {
    const calls: unknown[] = [];
    const target = frame(path).contentWindow;
    if (target === null) throw new Error('the frame has no window');
    const posted = jest.spyOn(target, 'postMessage').mockImplementation(() => undefined);
    frame(path).dispatchEvent(new Event('load'));
    const [message, to, transfer]: unknown[] = posted.mock.calls[0] ?? [];
    expect([message, to]).toEqual([connectMessage, origin]);
    const [port] = Array.isArray(transfer) ? transfer : [];
    ports.push(port);
    const send = (sent: FrameMessage) => port.postMessage(sent);
    port.on('message', (call: unknown) => {
      calls.push(call);
      send({ outcome });
    });
    return { calls, send };
  };

  it('gives the form another look while it is open', async () => {
    const { elements } = mount();
    const { calls } = connect();
    expect(frame().style.colorScheme).toBe('dark');
    elements.update({ appearance: { theme: 'stripe' } });
    expect(frame().style.colorScheme).toBe('light');
    while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(calls).toEqual([{ theme: 'stripe' }]);
  });

  it('frames the form from the sandbox, with its own origin and the look of the page', () => {
    const { element } = mount();
    const { origin: host, pathname, searchParams } = new URL(frame().src);
    expect([host, pathname]).toEqual([origin, '/elements/payment']);
    expect(searchParams.get('origin')).toBe('http://localhost');
    expect(searchParams.get('appearance')).toContain('#f96');
    expect(frame().src).not.toContain(clientSecret);
    expect(frame().title).toBe('Secure payment input frame');
    expect(frame().style.colorScheme).toBe('dark');
    element.destroy();
  });

  it('grows with the form, and confirms in it with the client secret of the elements', async () => {
    const { stripe, elements, element } = mount();
    const setupIntent = { status: 'succeeded' };
    const { calls, send } = connect({ setupIntent });
    send({ px: 123 });
    expect(await stripe.confirmSetup({ elements, redirect })).toEqual({ setupIntent });
    expect(calls).toEqual([clientSecret]);
    expect(frame().style.height).toBe('123px');
    element.destroy();
  });

  const asked = { setupIntent: { status: 'requires_action' } };
  it.each([
    ['a yes', { setupIntent: { status: 'succeeded' } }],
    ['a no', { error: { type: 'invalid_request_error', message: 'Not authenticated.' } as const }],
  ])('asks the bank’s question over the page and gives back %s', async (_case, answer) => {
    const { stripe, elements, element } = mount();
    connect(asked);
    const outcome = stripe.confirmSetup({ elements, redirect });
    await appears('challenge');
    expect(frame('challenge').style).toMatchObject({ position: 'fixed', zIndex: '2147483647' });
    expect(place().inert).toBe(true);
    const { calls } = connect(answer, 'challenge');
    expect(await outcome).toEqual(answer);
    expect(calls).toEqual([clientSecret]);
    expect(document.querySelector('iframe[src*="/elements/challenge"]')).toBeNull();
    expect(place().inert).toBe(false);
    element.destroy();
  });

  it('confirms a payment over the page, with the card that is named', async () => {
    const stripe = createStripe(origin);
    const outcome = stripe.confirmCardPayment('pi_1_secret_2', { payment_method: 'pm_1' });
    expect(new URL(frame('challenge').src).searchParams.get('payment_method')).toBe('pm_1');
    const paid = { paymentIntent: { status: 'succeeded' } };
    const { calls } = connect(paid, 'challenge');
    expect(await outcome).toEqual(paid);
    expect(calls).toEqual(['pi_1_secret_2']);
    expect(place().inert).toBe(false);
    await expect(
      stripe.confirmCardPayment('pi_1_secret_2', { payment_method: { card: {} } }),
    ).rejects.toThrow('must be an id');
  });

  it('may be destroyed and made again, as React does in development', async () => {
    const { stripe, elements, element } = mount();
    element.destroy();
    expect(document.querySelector('iframe')).toBeNull();
    const second = elements.create('payment');
    second.mount(place());
    const error = { type: 'card_error', message: 'Your card was declined.' } as const;
    connect({ error });
    expect(await stripe.confirmSetup({ elements, redirect })).toEqual({ error });
    second.destroy();
  });

  it('rejects what can never work', async () => {
    const stripe = createStripe(origin);
    const elements = stripe.elements({ clientSecret });
    expect(() => elements.create('address')).toThrow('payment Element only');
    await expect(stripe.confirmSetup({ redirect })).rejects.toThrow('needs the elements');
    await expect(stripe.confirmSetup({ elements, redirect })).rejects.toThrow('mount one first');
    await expect(stripe.confirmSetup({ elements })).rejects.toThrow('redirect');
  });
});
