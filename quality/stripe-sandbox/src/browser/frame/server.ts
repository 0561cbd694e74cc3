import { isOfPayment, type BrowserError, type Outcome } from '../protocol';

interface ServerAnswer {
  setup_intent?: { status: string };
  payment_intent?: { status: string };
  error?: BrowserError;
}

/** Does something with an intent on the server; a rejected card is an outcome with Stripe's error. */
export async function post(
  action: 'confirm' | 'authenticate',
  fields: Record<string, string> & { client_secret: string },
): Promise<Outcome> {
  try {
    const body = new URLSearchParams(fields);
    const kind = isOfPayment(fields.client_secret) ? 'payment_intent' : 'setup_intent';
    const response = await fetch(`/elements/${kind}/${action}`, { method: 'POST', body });
    const answer: ServerAnswer = await response.json();
    const { error, setup_intent: setupIntent, payment_intent: paymentIntent } = answer;
    if (error) return { error };
    return { ...(setupIntent && { setupIntent }), ...(paymentIntent && { paymentIntent }) };
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}
