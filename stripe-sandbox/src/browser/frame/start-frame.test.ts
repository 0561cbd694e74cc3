/** @jest-environment jsdom */
/// <reference lib="dom" />
import { MessageChannel } from 'node:worker_threads';
import { connectMessage } from '../protocol';
import { startFrame } from './start-frame';

const host = 'http://shop.example';

describe('the frame', () => {
  let channel: MessageChannel;

  beforeEach(() => {
    channel = new MessageChannel();
    window.history.replaceState(null, '', `?origin=${encodeURIComponent(host)}`);
    startFrame('controller');
  });

  afterEach(() => {
    channel.port1.close();
    channel.port2.close();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  /** Plays a page that asks for the line; the first thing it hears on it, if anything. */
  const ask = (from: { origin: string; data: string; source?: Window | null }) => {
    const message = new MessageEvent('message', { source: window.parent, ...from });
    Object.defineProperty(message, 'ports', { value: [channel.port2] });
    window.dispatchEvent(message);
  };
  const next = () => new Promise<unknown>((resolve) => channel.port1.once('message', resolve));

  it('talks only to the window that holds it, at the origin of its address', async () => {
    const heard = next();
    const serve = jest.spyOn(channel.port2, 'postMessage');
    ask({ origin: 'http://evil.example', data: connectMessage });
    ask({ origin: host, data: connectMessage, source: null });
    ask({ origin: host, data: 'something else' });
    expect(serve).not.toHaveBeenCalled();
    ask({ origin: host, data: connectMessage });
    expect(await heard).toMatchObject({ kind: 'event', name: 'ready' });
  });

  it('asks the server with the client secret in the body, never in the address', async () => {
    const fetched = jest.fn(async () => ({
      json: async () => ({ setup_intent: { id: 'seti_1' } }),
    }));
    Object.assign(globalThis, { fetch: fetched });
    const ready = next();
    ask({ origin: host, data: connectMessage });
    await ready;
    const answer = next();
    channel.port1.postMessage({ number: 7, name: 'retrieve', clientSecret: 'seti_1_secret_2' });
    expect(await answer).toEqual({
      kind: 'answer',
      number: 7,
      outcome: { setupIntent: { id: 'seti_1' } },
    });
    expect(fetched).toHaveBeenCalledWith(
      '/elements/setup_intent',
      expect.objectContaining({ body: '{"client_secret":"seti_1_secret_2"}' }),
    );
  });

  it('says so when the server cannot be reached', async () => {
    const fetched = jest.fn(async () => {
      throw new TypeError('offline');
    });
    Object.assign(globalThis, { fetch: fetched });
    const ready = next();
    ask({ origin: host, data: connectMessage });
    await ready;
    const answer = next();
    channel.port1.postMessage({ number: 1, name: 'retrieve', clientSecret: 'x' });
    expect(await answer).toMatchObject({ outcome: { error: { type: 'api_connection_error' } } });
  });
});
