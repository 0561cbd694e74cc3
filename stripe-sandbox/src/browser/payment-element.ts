import { Emitter } from './emitter';
import { FrameLink } from './frame-link';
import { IntegrationError } from './integration-error';
import { colorScheme } from './color-scheme';
import type { Appearance, FrameEvent, Outcome } from './protocol';

const elementType = 'payment';
const noFrame = 'This Element is not mounted: mount it before it is used.';

function placeFor(target: string | HTMLElement): HTMLElement {
  const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (place !== null) return place;
  throw new IntegrationError(`The selector you specified applies to no element on the page.`);
}

/** The card form in the page: a frame of the sandbox's origin that grows with its content. */
export class PaymentElement {
  readonly #origin: string;
  readonly #emitter = new Emitter();
  readonly #onDestroy: () => void;
  #appearance: Appearance;
  #link: FrameLink | null = null;

  constructor(origin: string, appearance: Appearance, onDestroy: () => void) {
    this.#origin = origin;
    this.#appearance = appearance;
    this.#onDestroy = onDestroy;
  }

  mount(target: string | HTMLElement): void {
    const place = placeFor(target);
    this.unmount();
    const link = new FrameLink(
      this.#origin,
      '/elements/payment',
      (event) => this.#tell(event),
      (outcome) => this.#emitter.emit('loaderror', { elementType, ...outcome }),
    );
    const { frame } = link;
    frame.title = 'Secure payment input frame';
    frame.allow = 'payment';
    // Set one by one: a style attribute would need an exception in the page's policy.
    Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' });
    this.#link = link;
    this.dress(this.#appearance);
    place.replaceChildren(frame);
  }

  /** Gives the form another look, now and wherever it is mounted again. */
  dress(appearance: Appearance): void {
    this.#appearance = appearance;
    if (this.#link === null) return;
    // A frame whose scheme is not its document's is painted with an opaque ground.
    this.#link.frame.style.colorScheme = colorScheme(appearance);
    void this.#link.call('dress', { appearance });
  }

  unmount(): void {
    this.#link?.close();
    this.#link = null;
  }

  destroy(): void {
    this.unmount();
    this.#onDestroy();
  }

  /** The sandbox's form has three fields and no tabs: options are accepted and change nothing. */
  update(): this {
    return this;
  }

  collapse(): this {
    return this;
  }

  focus(): void {
    void this.#link?.call('focus');
  }

  blur(): void {
    void this.#link?.call('blur');
  }

  clear(): void {
    void this.#link?.call('clear');
  }

  on(name: string, listener: (event: unknown) => void): this {
    this.#emitter.on(name, listener);
    return this;
  }

  once(name: string, listener: (event: unknown) => void): this {
    this.#emitter.once(name, listener);
    return this;
  }

  off(name: string, listener?: (event: unknown) => void): this {
    this.#emitter.off(name, listener);
    return this;
  }

  /** Shows in the form what is missing or wrong; the first of it is the outcome's error. */
  validate(): Promise<Outcome> {
    return this.#mounted().call('validate');
  }

  /** Sets the typed card up for the setup intent. */
  confirm(clientSecret: string): Promise<Outcome> {
    return this.#mounted().call('confirm', { clientSecret });
  }

  #mounted(): FrameLink {
    if (this.#link === null) throw new IntegrationError(noFrame);
    return this.#link;
  }

  #tell({ name, complete, empty, height }: FrameEvent): void {
    if (name === 'resize') {
      if (this.#link !== null) this.#link.frame.style.height = `${height}px`;
    } else if (name === 'change') {
      const value = { type: 'card' };
      this.#emitter.emit(name, { elementType, complete, empty, collapsed: false, value });
    } else {
      this.#emitter.emit(name, { elementType });
    }
  }
}
