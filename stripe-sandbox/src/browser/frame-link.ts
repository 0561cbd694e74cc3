import {
  connectMessage,
  type Appearance,
  type Call,
  type FrameMessage,
  type Outcome,
} from './protocol';

const connectLimitMs = 10_000;

const unreachable: Outcome = {
  error: {
    type: 'api_connection_error',
    message: 'We could not reach the payment provider. Please check your connection and try again.',
  },
};

/** A frame of the sandbox's own origin, and the message channel to it. */
export class FrameLink {
  readonly frame = document.createElement('iframe');
  readonly #port: MessagePort;
  readonly #timer: ReturnType<typeof setTimeout>;
  #resolve: (outcome: Outcome) => void = () => undefined;
  #isUnreachable = false;

  constructor(origin: string, path: string, appearance: Appearance = {}) {
    const { port1, port2 } = new MessageChannel();
    const query = new URLSearchParams({
      origin: window.location.origin,
      appearance: JSON.stringify(appearance),
    });
    this.frame.src = `${origin}${path}?${query.toString()}`;
    // Only a document of our origin receives the port.
    const connect = () => this.frame.contentWindow?.postMessage(connectMessage, origin, [port2]);
    this.frame.addEventListener('load', connect, { once: true });
    port1.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) =>
      this.#receive(data),
    );
    port1.start();
    this.#port = port1;
    this.#timer = setTimeout(() => this.#fail(), connectLimitMs);
  }

  /** Asks the frame to do its part; an outcome always comes, at worst that it is out of reach. */
  call(clientSecret: string): Promise<Outcome> {
    if (this.#isUnreachable) return Promise.resolve(unreachable);
    const call: Call = { clientSecret };
    return new Promise((resolve) => {
      this.#resolve = resolve;
      // Until the frame has its port, the channel keeps the message.
      this.#port.postMessage(call, []);
    });
  }

  /** Takes the frame out of the page; a call under way is answered as out of reach. */
  close(): void {
    clearTimeout(this.#timer);
    this.#port.close();
    this.#fail();
    this.frame.remove();
  }

  #fail(): void {
    this.#isUnreachable = true;
    this.#resolve(unreachable);
  }

  #receive(message: FrameMessage): void {
    clearTimeout(this.#timer);
    if (message.kind === 'outcome') this.#resolve(message.outcome);
    if (message.kind === 'height') this.frame.style.height = `${message.px}px`;
  }
}
