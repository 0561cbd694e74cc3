import { FrameLink } from './frame-link';
import { colorScheme, type Appearance, type Outcome } from './protocol';

/** The page uses Stripe.js in a way that can never work; Stripe throws these, too. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

/** What a page may say of its Elements. */
export interface ElementsOptions {
  clientSecret: string;
  appearance?: Appearance;
}

/** The form of one setup intent: what `stripe.elements()` answers. */
export class Elements {
  readonly clientSecret: string;
  readonly #origin: string;
  #appearance: Appearance;
  #link: FrameLink | null = null;

  constructor(origin: string, { clientSecret, appearance = {} }: ElementsOptions) {
    this.#origin = origin;
    this.clientSecret = clientSecret;
    this.#appearance = appearance;
  }

  /** The card form in the page: a frame of the sandbox's origin that grows with its content. */
  create(type: string) {
    if (type !== 'payment') {
      throw new IntegrationError(`The sandbox has the payment Element only, not: ${type}.`);
    }
    return { mount: (place: HTMLElement) => this.#mount(place), destroy: () => this.#destroy() };
  }

  /** Gives the form another look. */
  update({ appearance = {} }: Pick<ElementsOptions, 'appearance'>): void {
    this.#appearance = appearance;
    if (this.#link === null) return;
    this.#link.frame.style.colorScheme = colorScheme(appearance);
    this.#link.restyle(appearance);
  }

  /** Checks the typed card, shows in the form what is wrong, or sets it up. */
  confirm(): Promise<Outcome> {
    if (this.#link !== null) return this.#link.call(this.clientSecret);
    throw new IntegrationError('There is no payment Element: create and mount one first.');
  }

  #mount(place: HTMLElement): void {
    this.#destroy();
    this.#link = new FrameLink(this.#origin, '/elements/payment', this.#appearance);
    const { frame } = this.#link;
    frame.title = 'Secure payment input frame';
    // Set one by one: a style attribute would need an exception in the page's policy.
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: '0',
      border: '0',
      // A frame whose scheme is not its document's is painted with an opaque ground.
      colorScheme: colorScheme(this.#appearance),
    });
    place.replaceChildren(frame);
  }

  #destroy(): void {
    this.#link?.close();
    this.#link = null;
  }
}
