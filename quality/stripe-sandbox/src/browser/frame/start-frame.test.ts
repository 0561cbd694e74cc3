/** @jest-environment jsdom */
/// <reference lib="dom" />
import { MessageChannel } from 'node:worker_threads';
import { cardFields } from '../../pages/card-fields';
import { connectMessage } from '../protocol';
import { startFrame } from './start-frame';

const host = 'http://shop.example';
const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };

describe('the frame of the card form', () => {
  let channel: MessageChannel;

  beforeEach(() => {
    channel = new MessageChannel();
    // jsdom has no layout.
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe = () => undefined;
      },
    });
    window.history.replaceState(null, '', `?origin=${encodeURIComponent(host)}`);
    document.body.innerHTML = cardFields({ card, faults: [] }).text;
    startFrame('payment');
  });

  afterEach(() => {
    channel.port1.close();
    channel.port2.close();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  /** Plays a page that sends the port. */
  const connect = (from: { origin: string; data: string; source?: Window | null }) => {
    const message = new MessageEvent('message', { source: window.parent, ...from });
    Object.defineProperty(message, 'ports', { value: [channel.port2] });
    window.dispatchEvent(message);
  };
  const next = () => new Promise<unknown>((resolve) => channel.port1.once('message', resolve));
  const confirm = async () => {
    connect({ origin: host, data: connectMessage });
    const outcome = next();
    channel.port1.postMessage('seti_1_secret_2');
    return outcome;
  };

  it('takes another look, and keeps what was typed', async () => {
    connect({ origin: host, data: connectMessage });
    channel.port1.postMessage({ theme: 'night' });
    while (document.documentElement.style.colorScheme !== 'dark')
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(document.querySelector('input')).toHaveProperty('value', card.number);
  });

  it('talks only to the window that holds it, at the origin of its address', async () => {
    const fetched = jest.fn(async () => ({ json: async () => ({}) }));
    Object.assign(globalThis, { fetch: fetched });
    channel.port1.postMessage('seti_1_secret_2');
    connect({ origin: 'http://evil.example', data: connectMessage });
    connect({ origin: host, data: connectMessage, source: null });
    connect({ origin: host, data: 'something else' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fetched).not.toHaveBeenCalled();
    const received = next();
    connect({ origin: host, data: connectMessage });
    expect(await received).toEqual({ outcome: {} });
  });

  it('confirms with the client secret in the body, never in the address', async () => {
    const setup_intent = { status: 'succeeded' };
    const fetched = jest.fn(async (_path: string, _init: { body: URLSearchParams }) => ({
      json: async () => ({ setup_intent }),
    }));
    Object.assign(globalThis, { fetch: fetched });
    expect(await confirm()).toEqual({ outcome: { setupIntent: setup_intent } });
    const [path, init] = fetched.mock.lastCall ?? [];
    expect(path).toBe('/elements/setup_intent/confirm');
    expect(Object.fromEntries(init?.body ?? [])).toEqual({
      client_secret: 'seti_1_secret_2',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    });
  });

  it('reports what is wrong with the card without asking the server', async () => {
    document.body.innerHTML = cardFields({ card: { ...card, cvc: '1' }, faults: [] }).text;
    expect(await confirm()).toMatchObject({
      outcome: { error: { type: 'validation_error', code: 'incomplete_cvc' } },
    });
  });

  it('says so when the server cannot be reached', async () => {
    const fetched = jest.fn(async () => {
      throw new TypeError('offline');
    });
    Object.assign(globalThis, { fetch: fetched });
    expect(await confirm()).toMatchObject({ outcome: { error: { type: 'api_connection_error' } } });
  });
});
