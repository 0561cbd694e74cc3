import type { CardInput } from '../../cards/card-input';
import type { BrowserError, Outcome } from '../protocol';

interface ServerAnswer {
  setup_intent?: { status: string };
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
    if (answer.error !== undefined) return { error: answer.error };
    return answer.setup_intent === undefined ? {} : { setupIntent: answer.setup_intent };
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

/** Tells how the card's owner answered the bank's question; a refusal is an outcome. */
export function answerChallenge(clientSecret: string, agreed: boolean): Promise<Outcome> {
  return post('/elements/setup_intent/authenticate', { client_secret: clientSecret, agreed });
}

/** Sets a card up; a refused card is an outcome with Stripe's error. */
export function confirmSetupIntent(clientSecret: string, card: CardInput): Promise<Outcome> {
  return post('/elements/setup_intent/confirm', { client_secret: clientSecret, card });
}
