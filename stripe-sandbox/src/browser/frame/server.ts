import type { BrowserError, Outcome } from '../protocol';

interface ServerAnswer {
  setup_intent?: { status: string };
  error?: BrowserError;
}

/** Does something with a setup intent on the server; a refused card is an outcome with Stripe's error. */
export async function post(
  action: 'confirm' | 'authenticate',
  fields: Record<string, string>,
): Promise<Outcome> {
  try {
    const body = new URLSearchParams(fields);
    const response = await fetch(`/elements/setup_intent/${action}`, { method: 'POST', body });
    const { error, setup_intent: setupIntent }: ServerAnswer = await response.json();
    return { ...(error && { error }), ...(!error && setupIntent && { setupIntent }) };
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}
