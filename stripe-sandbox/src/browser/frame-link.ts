import { connectMessage, type Answer, type Call, type FrameEvent, type Outcome } from './protocol';

const readyLimitMs = 10_000;

const unreachable: Outcome = {
  error: {
    type: 'api_connection_error',
    message: 'We could not reach the payment provider. Please check your connection and try again.',
  },
};

type Given = Pick<Call, 'clientSecret' | 'appearance'>;

/** A frame of the sandbox's own origin, and the private line to it. */
export class FrameLink {
  readonly frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #onEvent: (event: FrameEvent) => void;
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  readonly #timer: ReturnType<typeof setTimeout>;
  #port: MessagePort | null = null;
  #queue: Call[] = [];
  #calls = 0;

  /**
   * @param onUnreachable called once where the frame does not report in time.
   */
  constructor(
    origin: string,
    path: string,
    onEvent: (event: FrameEvent) => void,
    onUnreachable: (outcome: Outcome) => void,
  ) {
    this.#origin = origin;
    this.#onEvent = onEvent;
    this.frame = document.createElement('iframe');
    this.frame.src = `${origin}${path}?origin=${encodeURIComponent(window.location.origin)}`;
    this.frame.addEventListener('load', () => this.#connect());
    this.#timer = setTimeout(() => {
      this.#fail();
      onUnreachable(unreachable);
    }, readyLimitMs);
  }

  /** Asks the frame to do something; an answer always comes, at worst that it is out of reach. */
  call(name: Call['name'], given: Partial<Given> = {}): Promise<Outcome> {
    this.#calls += 1;
    const call: Call = { number: this.#calls, name, clientSecret: '', appearance: {}, ...given };
    return new Promise((resolve) => {
      this.#waiting.set(call.number, resolve);
      this.#queue.push(call);
      this.#flush();
    });
  }

  /** Takes the frame out of the page; calls under way are answered as out of reach. */
  close(): void {
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#fail();
    this.frame.remove();
  }

  #flush(): void {
    if (this.#port === null) return;
    for (const call of this.#queue) this.#port.postMessage(call, []);
    this.#queue = [];
  }

  #fail(): void {
    for (const resolve of this.#waiting.values()) resolve(unreachable);
    this.#waiting.clear();
    this.#queue = [];
  }

  /** The frame's document is new: so is the line. Only a document of our origin receives it. */
  #connect(): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', (event: MessageEvent<Answer | FrameEvent>) =>
      this.#receive(port1, event.data),
    );
    port1.start();
    this.frame.contentWindow?.postMessage(connectMessage, this.#origin, [port2]);
  }

  #receive(port: MessagePort, message: Answer | FrameEvent): void {
    if (message.kind === 'answer') {
      this.#waiting.get(message.number)?.(message.outcome);
      this.#waiting.delete(message.number);
      return;
    }
    if (message.name === 'ready') {
      clearTimeout(this.#timer);
      this.#port = port;
      this.#flush();
    }
    this.#onEvent(message);
  }
}
