import { connectMessage, type Appearance, type FrameMessage, type Outcome } from './protocol';

/** A frame of the sandbox's own origin, and the message channel to it. */
export class FrameLink {
  readonly frame = document.createElement('iframe');
  readonly #port: MessagePort;

  /** @param more what else the frame's address says. */
  constructor(
    origin: string,
    path: string,
    appearance: Appearance = {},
    more: Record<string, string> = {},
  ) {
    const { port1, port2 } = new MessageChannel();
    const query = new URLSearchParams({
      origin: window.location.origin,
      appearance: JSON.stringify(appearance),
      ...more,
    });
    this.frame.src = `${origin}${path}?${query.toString()}`;
    // Only a document of our origin receives the port.
    const connect = () => this.frame.contentWindow?.postMessage(connectMessage, origin, [port2]);
    this.frame.addEventListener('load', connect, { once: true });
    this.#port = port1;
    this.#listen(({ px }) => {
      if (px !== undefined) this.frame.style.height = `${px}px`;
    });
    port1.start();
  }

  /** Asks the frame to do its part. */
  call(clientSecret: string): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#listen(({ outcome }) => {
        if (outcome !== undefined) resolve(outcome);
      });
      // Until the frame has its port, the channel holds the message.
      this.#port.postMessage(clientSecret, []);
    });
  }

  /** Has the frame take another look, whatever was typed into it. */
  restyle(appearance: Appearance): void {
    this.#port.postMessage(appearance, []);
  }

  /** Takes the frame out of the page. */
  close(): void {
    this.#port.close();
    this.frame.remove();
  }

  #listen(handle: (message: FrameMessage) => void): void {
    const listener = ({ data }: MessageEvent<FrameMessage>) => handle(data);
    this.#port.addEventListener('message', listener);
  }
}
