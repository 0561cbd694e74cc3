import { Emitter } from './emitter';
import { IntegrationError } from './integration-error';
import { PaymentElement } from './payment-element';
import type { Appearance, BrowserError } from './protocol';

/** A type by its name, or a component of the React library, which carries the name. */
type ElementKind = string | { __elementType?: string };

/** What a page may say of its Elements. */
export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
}

/** The form of one setup intent: what `stripe.elements()` answers. */
export class Elements {
  readonly #origin: string;
  readonly #clientSecret: string | undefined;
  readonly #emitter = new Emitter();
  #appearance: Appearance;
  #payment: PaymentElement | null = null;

  constructor(origin: string, options: ElementsOptions = {}) {
    this.#origin = origin;
    this.#clientSecret = options.clientSecret;
    this.#appearance = options.appearance ?? {};
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') {
      throw new IntegrationError(`The sandbox has the payment Element only, not: ${type}.`);
    }
    if (this.#payment !== null) {
      throw new IntegrationError('Can only create one Element of type payment.');
    }
    this.#payment = new PaymentElement(this.#origin, this.#appearance, () => {
      this.#payment = null;
    });
    return this.#payment;
  }

  getElement(kind: ElementKind): PaymentElement | null {
    const type = typeof kind === 'string' ? kind : kind['__elementType'];
    return type === 'payment' ? this.#payment : null;
  }

  /** A new appearance is taken on at once; a locale changes nothing here. */
  async update({ appearance }: Pick<ElementsOptions, 'appearance'> = {}): Promise<void> {
    if (appearance !== undefined) {
      this.#appearance = appearance;
      this.#payment?.dress(appearance);
    }
    this.#emitter.emit('update-end', {});
  }

  /** There is nothing that the server could have changed. */
  async fetchUpdates(): Promise<Record<string, never>> {
    return {};
  }

  on(name: string, listener: (event: unknown) => void): void {
    this.#emitter.on(name, listener);
  }

  /** Checks what was typed and shows in the form what is wrong. */
  async submit(): Promise<{ error?: BrowserError; selectedPaymentMethod?: string }> {
    const { error } = await this.paymentElement().validate();
    return error === undefined ? { selectedPaymentMethod: 'card' } : { error };
  }

  /** The card form; an IntegrationError where the page made none. */
  paymentElement(): PaymentElement {
    if (this.#payment !== null) return this.#payment;
    throw new IntegrationError('There is no payment Element: create and mount one first.');
  }

  /** The client secret of a call, or the one the Elements were made with. */
  clientSecret(given: string | undefined): string {
    const secret = given ?? this.#clientSecret;
    if (secret !== undefined) return secret;
    throw new IntegrationError('A clientSecret is needed to confirm a setup.');
  }
}
