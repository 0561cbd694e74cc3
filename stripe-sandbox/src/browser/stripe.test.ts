/** @jest-environment jsdom */
/// <reference lib="dom" />
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { connectMessage, type Call, type FrameEvent, type Outcome } from './protocol';
import { createStripe } from './stripe';

const origin = 'http://localhost:3001';
const clientSecret = 'seti_1_secret_2';

const event = (name: FrameEvent['name'], more: Partial<FrameEvent> = {}): FrameEvent => ({
  kind: 'event',
  name,
  complete: false,
  empty: true,
  height: 0,
  ...more,
});

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

const mount = () => {
  const stripe = createStripe(origin);
  const elements = stripe.elements({ clientSecret });
  const element = elements.create('payment');
  element.mount('#place');
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

  /** Plays the sandbox's side: takes the line that the page sends and answers its calls. */
  const connect = (answers: Partial<Record<Call['name'], Outcome>> = {}, path = 'payment') => {
    const calls: Call[] = [];
    const target = frame(path).contentWindow;
    if (target === null) throw new Error('the frame has no window');
    const posted = jest.spyOn(target, 'postMessage').mockImplementation(() => undefined);
    frame(path).dispatchEvent(new Event('load'));
    const [message, to, transfer]: unknown[] = posted.mock.calls[0] ?? [];
    expect([message, to]).toEqual([connectMessage, origin]);
    const [port] = Array.isArray(transfer) ? transfer : [];
    ports.push(port);
    port.on('message', (call: Call) => {
      calls.push(call);
      port.postMessage({ kind: 'answer', number: call.number, outcome: answers[call.name] ?? {} });
    });
    port.postMessage(event('ready'));
    return { calls, tell: (told: FrameEvent) => port.postMessage(told) };
  };

  it('frames the form from the sandbox and names its own origin to it', () => {
    mount();
    expect(frame().src).toBe(`${origin}/elements/payment?origin=http%3A%2F%2Flocalhost`);
    expect(frame().title).toBe('Secure payment input frame');
  });

  it('hands on what happens in the form and grows with it', async () => {
    const { element } = mount();
    const heard: unknown[] = [];
    element.on('ready', (told) => heard.push(told));
    const changed = new Promise((resolve) => element.once('change', resolve));
    const { tell } = connect();
    tell(event('resize', { height: 123 }));
    tell(event('change', { complete: true, empty: false }));
    expect(await changed).toEqual({
      elementType: 'payment',
      complete: true,
      empty: false,
      collapsed: false,
      value: { type: 'card' },
    });
    expect(heard).toEqual([{ elementType: 'payment' }]);
    expect(frame().style.height).toBe('123px');
  });

  it('looks as the page asks for, again where that changes and wherever it is mounted anew', async () => {
    const night = { theme: 'night', variables: { colorPrimary: '#f96' } };
    const elements = createStripe(origin).elements({ clientSecret, appearance: night });
    const element = elements.create('payment');
    element.mount('#place');
    expect(frame().style.colorScheme).toBe('dark');
    await elements.update({ appearance: { theme: 'flat' } });
    expect(frame().style.colorScheme).toBe('light');
    await elements.update({ appearance: night });
    element.mount('#place');
    expect(frame().style.colorScheme).toBe('dark');
    const { calls } = connect();
    await elements.submit();
    expect(calls).toMatchObject([{ name: 'dress', appearance: night }, { name: 'validate' }]);
  });

  it('confirms in the frame, with the client secret of the elements', async () => {
    const { stripe, elements } = mount();
    const setupIntent = { status: 'succeeded' };
    const { calls } = connect({ confirm: { setupIntent } });
    const outcome = await stripe.confirmSetup({ elements, redirect: 'if_required' });
    expect(outcome).toEqual({ setupIntent });
    expect(calls).toContainEqual(expect.objectContaining({ name: 'confirm', clientSecret }));
  });

  const asked = { setupIntent: { status: 'requires_action' } };
  it.each([
    ['a yes', { setupIntent: { status: 'succeeded' } }],
    ['a no', { error: { type: 'invalid_request_error', message: 'Not authenticated.' } as const }],
  ])('asks the bank’s question over the page and gives back %s', async (_case, answer) => {
    const { stripe, elements } = mount();
    connect({ confirm: asked });
    const outcome = stripe.confirmSetup({ elements, redirect: 'if_required' });
    await appears('challenge');
    const place = document.getElementById('place');
    expect(frame('challenge').style).toMatchObject({ position: 'fixed', zIndex: '2147483647' });
    expect(place?.inert).toBe(true);
    const { calls } = connect({ challenge: answer }, 'challenge');
    expect(await outcome).toEqual(answer);
    expect(calls).toMatchObject([{ name: 'challenge', clientSecret }]);
    expect(document.querySelector('iframe[src*="/elements/challenge"]')).toBeNull();
    expect(place?.inert).toBe(false);
  });

  it('asks it for a setup that a server has confirmed, too', async () => {
    const stripe = createStripe(origin);
    const outcome = stripe.handleNextAction({ clientSecret });
    connect({ retrieve: asked }, 'controller');
    await appears('challenge');
    const succeeded = { setupIntent: { status: 'succeeded' } };
    connect({ challenge: succeeded }, 'challenge');
    expect(await outcome).toEqual(succeeded);
  });

  it('gives back why a card was refused, without leaving the page', async () => {
    const { stripe, elements } = mount();
    const error = { type: 'card_error', message: 'Your card was declined.' } as const;
    connect({ confirm: { error } });
    const confirmParams = { return_url: 'http://shop.example/' };
    expect(await stripe.confirmSetup({ elements, confirmParams })).toEqual({ error });
  });

  it('checks the form on submit', async () => {
    const { elements } = mount();
    const error = { type: 'validation_error', message: 'incomplete' } as const;
    connect({ validate: { error } });
    expect(await elements.submit()).toEqual({ error });
  });

  it('may be destroyed and made anew, as React does in development', async () => {
    const { elements, element } = mount();
    element.destroy();
    expect(document.querySelector('iframe')).toBeNull();
    elements.create('payment').mount('#place');
    connect();
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
  });

  it('answers a call under way when the form goes away', async () => {
    const { elements, element } = mount();
    const submitted = elements.submit();
    element.unmount();
    expect(await submitted).toMatchObject({ error: { type: 'api_connection_error' } });
  });

  it('reports a frame that never comes', () => {
    jest.useFakeTimers();
    const { element } = mount();
    const heard = jest.fn();
    element.on('loaderror', heard);
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ error: expect.objectContaining({ type: 'api_connection_error' }) }),
    );
  });

  it('refuses what can never work', async () => {
    const stripe = createStripe(origin);
    const elements = stripe.elements();
    expect(() => elements.create('address')).toThrow('payment Element only');
    await expect(stripe.confirmSetup({})).rejects.toThrow('needs the elements');
    elements.create('payment');
    expect(() => elements.create('payment')).toThrow('only create one');
    await expect(stripe.confirmSetup({ elements, redirect: 'if_required' })).rejects.toThrow(
      'clientSecret',
    );
  });
});
