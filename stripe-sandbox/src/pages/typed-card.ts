import { cardFaults, readCard, type CardFault, type CardInput } from '../cards/card-input';
import type { Form } from '../http/form';
import type { Sandbox } from '../sandbox';
import type { CardTexts } from './card-fields';

/** A field of a form, cut to a sensible length; empty where it is not there. */
export function typedText(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value.slice(0, 256) : '';
}

interface TypedCard {
  card: CardTexts;
  input: CardInput;
  faults: readonly CardFault[];
  /** The first fault's sentence; null where the card may be tried. */
  error: string | null;
}

/** A typed card with everything that can be said about it without asking the bank. */
export function readTypedCard(sandbox: Sandbox, form: Form): TypedCard {
  const card = {
    number: typedText(form, 'number'),
    expiry: typedText(form, 'expiry'),
    cvc: typedText(form, 'cvc'),
  };
  const input = readCard(card);
  const faults = cardFaults(input, new Date(sandbox.now() * 1000));
  return { card, input, faults, error: faults[0]?.message ?? null };
}
