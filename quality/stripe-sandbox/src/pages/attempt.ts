import type { Buyer } from '../store/store';
import { businessFailure, readBusiness } from './business-fields';
import { cardFailures, readCard, type CardFailure, type CardInput } from '../cards/card-input';
import type { Form } from '../http/form';
import type { Sandbox } from '../sandbox';

/** What the buyer typed and what is wrong with it. */
export interface Attempt extends Buyer {
  card: Record<CardFailure['field'], string>;
  faults: readonly CardFailure[];
  /** Why it did not work, in one sentence; null if it may be tried. */
  error: string | null;
}

/** An empty form. */
export const emptyAttempt: Attempt = {
  email: '',
  business: readBusiness(() => ''),
  card: { number: '', expiry: '', cvc: '' },
  faults: [],
  error: null,
};

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads what was typed, with everything that can be said about it without asking the bank.
 * @param knownEmail the buyer's; null if the form asks for it.
 */
export function readAttempt(
  sandbox: Sandbox,
  form: Form,
  knownEmail: string | null,
): Attempt & { input: CardInput } {
  const typed = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.slice(0, 256).trim() : '';
  };
  const card = { number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') };
  const input = readCard(card);
  const failures = cardFailures(input, new Date(sandbox.now() * 1000));
  const email = knownEmail ?? typed('email');
  const noEmail = knownEmail === null && !emailShape.test(email) ? 'Your email is invalid.' : null;
  const business = readBusiness(typed);
  const error = noEmail ?? businessFailure(business) ?? failures[0]?.message ?? null;
  return { email, business, card, input, faults: failures, error };
}
