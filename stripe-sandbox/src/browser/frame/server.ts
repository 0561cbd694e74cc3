import type { CardInput } from '../../cards/card-input';
import type { BrowserError, Outcome } from '../protocol';

interface ServerAnswer {
  setup_intent?: unknown;
  error?: BrowserError;
}

async function post(path: string, body: object): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: ServerAnswer = await response.json();
    return answer.error === undefined
      ? { setupIntent: answer.setup_intent }
      : { error: answer.error };
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}

/** The setup intent of a client secret. */
export function retrieveSetupIntent(clientSecret: string): Promise<Outcome> {
  return post('/elements/setup_intent', { client_secret: clientSecret });
}

/** Sets a card up; a refused card is an outcome with Stripe's error. */
export function confirmSetupIntent(clientSecret: string, card: CardInput): Promise<Outcome> {
  return post('/elements/setup_intent/confirm', { client_secret: clientSecret, card });
}
